"""Charges, reactions and contact (P-03 to P-05)."""
