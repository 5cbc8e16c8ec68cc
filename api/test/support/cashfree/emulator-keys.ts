/** Who may call the emulator, and the secret that signs its events. */
export const KEYS = { appId: 'emulated-app', secretKey: 'emulated-secret' };
