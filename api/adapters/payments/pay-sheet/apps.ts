/** UPI apps that the sheet names, and `web` for all others. */
export const UPI_APPS = [
  { id: 'gpay', name: 'Google Pay' },
  { id: 'phonepe', name: 'PhonePe' },
  { id: 'paytm', name: 'Paytm' },
  { id: 'web', name: 'Another UPI app' },
] as const;
