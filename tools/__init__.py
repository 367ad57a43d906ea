"""Programs that are run by hand or by `.ci/run`; they need nothing but Python and pip."""
