/** A webhook whose signature is not the provider's. */
export class WebhookRefused extends Error {
  override name = 'WebhookRefused';
}
