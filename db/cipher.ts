import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Node takes shorter tags otherwise, which are easier to forge. */
const WHOLE_TAG = { authTagLength: TAG_BYTES };

/** One key of `CHAT_KEYS`. */
export interface ChatKey {
  /** Stands beside every text that this key sealed: up to 16 letters, digits, dashes, underscores. */
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

/** A text as it is stored. */
export interface Sealed {
  keyId: string;
  /** Base64 of 12 bytes of nonce, 16 bytes of tag, and the encrypted text. */
  content: string;
}

/** Keeps chat text unreadable in the database, in its backups and in a leaked dump of it. */
export interface ChatCipher {
  /** The key that seals now. */
  readonly keyId: string;
  /** @param owner the id of the row the text belongs to; it opens in no other row */
  seal(text: string, owner: string): Sealed;
  /** Throws when the key is unknown, or the text was changed or moved to another row. */
  open(sealed: Sealed, owner: string): string;
}

/** @param keys newest first: the first seals, all open. At least one. */
export function createCipher(keys: readonly ChatKey[]): ChatCipher {
  const [newest] = keys;
  if (!newest) throw new Error('A chat cipher needs a key');
  // Key objects: a Buffer would be turned into one anew for every text.
  const byId = new Map(keys.map(({ id, key }) => [id, createSecretKey(key)]));
  const sealing = createSecretKey(newest.key);
  return {
    keyId: newest.id,
    seal(text, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, sealing, iv).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const content = Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
      return { keyId: newest.id, content };
    },
    open({ keyId, content }, owner) {
      const key = byId.get(keyId);
      if (!key) throw new Error(`No chat key is called ${keyId}`);
      const bytes = Buffer.from(content, 'base64');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), WHOLE_TAG)
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8');
      return text + decipher.final('utf8');
    },
  };
}
