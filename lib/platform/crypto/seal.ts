import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import type { EncryptionContext } from "./encryption-context";
import { createKeyring, type Keyring } from "./keyring";
import { readSecrets } from "./secret";

export const getKeyring = createLazySingleton((): Keyring => createKeyring(readSecrets()));

/** Seals for this one place, by the secret of the settings. */
export const seal = (text: string, place: EncryptionContext): Uint8Array<ArrayBuffer> =>
  getKeyring().seal(text, place);

/** The sealed text, or null where it was sealed by another secret or for another place, or altered. */
export const unseal = (bytes: Uint8Array, place: EncryptionContext): string | null =>
  getKeyring().open(bytes, place);
