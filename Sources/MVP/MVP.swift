// MVP
