import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import type { EncryptionContext } from "./encryption-context";
import { createKeyring, type Keyring } from "./keyring";
import { readSecrets } from "./secret";

export const getKeyring = createLazySingleton((): Keyring => createKeyring(readSecrets()));

/** Seals with the current secret, for this context only. */
export const seal = (text: string, context: EncryptionContext): Uint8Array<ArrayBuffer> =>
  getKeyring().seal(text, context);

/** Returns the plaintext, or null if the value was altered or sealed with another secret or context. */
export const unseal = (bytes: Uint8Array, context: EncryptionContext): string | null =>
  getKeyring().open(bytes, context);
