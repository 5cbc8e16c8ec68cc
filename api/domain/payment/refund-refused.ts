/** A refund that the provider will never make, however often it is asked. */
export class RefundRefused extends Error {
  override name = 'RefundRefused';
}
