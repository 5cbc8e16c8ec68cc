/** The two halves of a visitor's credential. */
export interface Credential {
  userId: string;
  credentialId: string;
}
