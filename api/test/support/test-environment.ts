/** A quiet environment with fixed secrets. */
export const TEST_ENVIRONMENT = {
  SESSION_SECRET: 's'.repeat(32),
  CHAT_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
  LOG_LEVEL: 'silent',
  // Tests name the address they call from, as a proxy on this machine would.
  TRUST_PROXY: 'loopback',
  // A suite is a crowd behind one address.
  RATE_LIMIT_SCALE: '10',
};

/** The same where tax is paid. */
export const TAX_ENVIRONMENT = {
  ...TEST_ENVIRONMENT,
  GSTIN: '29ABCDE1234F1Z5',
  GST_SAC: '998439',
};
