"""What people read and see. Interpreted."""
