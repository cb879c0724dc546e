import { isTimingSafeEqual } from "@/lib/platform/crypto/is-timing-safe-equal";
import { deriveStableToken, deriveStableTokens } from "@/lib/platform/crypto/secret";

/** An invitee and the version of their links, which rises with each revocation. */
export interface LinkHolder {
  id: string;
  keyVersion: number;
}

/**
 * Builds the personal key that mails contain. It is derived, not stored, so that every mail can carry it; it works
 * beside the key shown once when the invitee was created.
 */
export function buildMailedKey(holder: LinkHolder): string {
  const name = formatKeyName(holder);
  return `${name}.${deriveStableToken("mailed key", name)}`;
}

const formatKeyName = ({ id, keyVersion }: LinkHolder): string =>
  keyVersion === 0 ? id : `${id}.${keyVersion}`;

/** Parses a mailed key and checks its signature; the caller compares its version with the row. */
export function parseMailedKey(key: string): LinkHolder | null {
  const [id = "", version] = key.split(".").slice(0, -1);
  const holder = { id, keyVersion: Number(version ?? 0) };
  const name = formatKeyName(holder);
  const genuine = deriveStableTokens("mailed key", name).map((token) => `${name}.${token}`);
  return genuine.some((right) => isTimingSafeEqual(key, right)) ? holder : null;
}
