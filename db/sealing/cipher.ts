import { createCipheriv, createDecipheriv, createSecretKey } from 'node:crypto';
import { randomPiece } from '../random-piece.ts';
import type { Seat } from './seats.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Node takes shorter tags otherwise, which are easier to forge. */
const WHOLE_TAG = { authTagLength: TAG_BYTES };

/** Marks a text that is bound to all of its seat; those before were bound to their row alone. No base64 has a dot. */
const FORM = '2.';

/** Whether a stored text is bound to all of its seat; `rekey` binds those that are not. */
const isWholeForm = (content: string): boolean => content.startsWith(FORM);

/** For a query: the prefix of stored texts of this form. */
export const WHOLE_FORM = `${FORM}%`;

const boundTo = ({ place }: Seat, keyId: string): Buffer => Buffer.from(`${FORM}${keyId}|${place}`);

/** One key of `CHAT_KEYS`. */
export interface ChatKey {
  /** Stands beside every text that this key sealed: up to 16 letters, digits, dashes, underscores. */
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

/** A text as stored. */
export interface Sealed {
  keyId: string;
  /** `2.` and base64 of 12 bytes of nonce, 16 bytes of tag, and the encrypted text; the older form has no `2.`. */
  content: string;
}

/** Keeps chat text unreadable in the database, in its backups and in a leaked dump of it. */
export interface ChatCipher {
  /** The key that seals now. */
  readonly keyId: string;
  /** Whether it can open what a key of this name has sealed. */
  knows(keyId: string): boolean;
  /** @param seat where the text belongs; it opens nowhere else, and by no other key */
  seal(text: string, seat: Seat): Sealed;
  /** Throws when the key is unknown, or the text was changed or moved to another seat. */
  open(sealed: Sealed, seat: Seat): string;
}

/** @param keys newest first: the first seals, all open. At least one. */
export function createCipher(keys: readonly ChatKey[]): ChatCipher {
  const [newest] = keys;
  if (!newest) throw new Error('A chat cipher needs a key');
  // Key objects: a Buffer would be turned into one again for every text.
  const byId = new Map(keys.map(({ id, key }) => [id, createSecretKey(key)]));
  const sealing = createSecretKey(newest.key);
  return {
    keyId: newest.id,
    knows: (keyId) => byId.has(keyId),
    seal(text, seat) {
      const iv = randomPiece(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, sealing, iv, WHOLE_TAG).setAAD(
        boundTo(seat, newest.id),
      );
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const content = FORM + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
      return { keyId: newest.id, content };
    },
    open({ keyId, content }, seat) {
      const key = byId.get(keyId);
      if (!key) throw new Error(`No chat key is called ${keyId}`);
      const isBound = isWholeForm(content);
      const bytes = Buffer.from(isBound ? content.slice(FORM.length) : content, 'base64');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), WHOLE_TAG)
        .setAAD(isBound ? boundTo(seat, keyId) : Buffer.from(seat.id))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8');
      return text + decipher.final('utf8');
    },
  };
}
