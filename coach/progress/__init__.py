"""What has been done? The stored answers, and all that follows from them."""
