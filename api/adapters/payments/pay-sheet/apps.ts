/** UPI apps that the sheet names, and the one that stands for all others; the names are Cashfree's, too. */
export const UPI_APPS = [
  { id: 'gpay', name: 'Google Pay' },
  { id: 'phonepe', name: 'PhonePe' },
  { id: 'paytm', name: 'Paytm' },
  { id: 'web', name: 'Another UPI app' },
] as const;
