"""Words: data in, sentences out."""
