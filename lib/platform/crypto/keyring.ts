import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { EncryptionContext } from "./encryption-context";
import { deriveKey, type Secrets } from "./secret";

const CIPHER = "aes-256-gcm";
const KEY_ID_BYTES = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Marks a value that names its key; older values begin with their nonce. */
const KEYED_MARK = Buffer.from("bpk1");

export const SEAL_PREFIX_BYTES = KEYED_MARK.length + KEY_ID_BYTES;

export interface Keyring {
  /** The prefix of every value sealed with the current key. */
  prefix: Uint8Array<ArrayBuffer>;
  /** AES-256-GCM with a fresh nonce: mark, key id, nonce, tag, ciphertext. The context is authenticated with it. */
  seal(text: string, context: EncryptionContext): Uint8Array<ArrayBuffer>;
  /** Returns the plaintext, or null if the value was altered or sealed with another secret or context. */
  open(bytes: Uint8Array, context: EncryptionContext): string | null;
}

/** Seals with the first secret, opens with all of them. */
export function createKeyring([current, ...previous]: Secrets): Keyring {
  const sealing = createKey(current);
  const keys = [sealing, ...previous.map(createKey)];
  return {
    prefix: new Uint8Array(sealing.prefix),
    seal(text, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealing.key, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return new Uint8Array(Buffer.concat([sealing.prefix, nonce, cipher.getAuthTag(), sealed]));
    },
    open(bytes, context) {
      const named = keys.find(({ prefix }) => prefix.equals(bytes.subarray(0, SEAL_PREFIX_BYTES)));
      const text = named && decrypt(named.key, bytes.subarray(SEAL_PREFIX_BYTES), context);
      if (typeof text === "string") return text;
      // The value has no key id: any of the keys may be the right one.
      return keys.map(({ key }) => decrypt(key, bytes, "")).find((found) => found !== null) ?? null;
    },
  };
}

const createKey = (secret: string) => ({
  key: deriveKey(secret, "seal"),
  prefix: Buffer.concat([KEYED_MARK, deriveKey(secret, "seal key id").subarray(0, KEY_ID_BYTES)]),
});

function decrypt(key: Uint8Array, bytes: Uint8Array, context: string): string | null {
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)).setAAD(Buffer.from(context));
    const text = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString("utf8");
  } catch {
    return null;
  }
}
