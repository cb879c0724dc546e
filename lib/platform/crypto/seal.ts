import { once } from "@/lib/platform/memory/once";
import { createKeyring, type Keyring } from "./keyring";
import type { SealPlace } from "./seal-place";
import { readSecrets } from "./secret";

export const ownKeyring = once((): Keyring => createKeyring(readSecrets()));

/** Seals for this one place, by the secret of the settings. */
export const seal = (text: string, place: SealPlace): Uint8Array<ArrayBuffer> =>
  ownKeyring().seal(text, place);

/** The sealed text, or null where it was sealed by another secret or for another place, or altered. */
export const open = (bytes: Uint8Array, place: SealPlace): string | null => ownKeyring().open(bytes, place);
