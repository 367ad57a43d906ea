"""The screens of drills: the question, the verdict, the explanation."""
