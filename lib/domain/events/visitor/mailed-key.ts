import { isTimingSafeEqual } from "@/lib/platform/crypto/is-timing-safe-equal";
import { deriveStableToken, deriveStableTokens } from "@/lib/platform/crypto/secret";

/** Whose links are meant, and which: with each time that they are taken back the version counts on. */
export interface LinkHolder {
  id: string;
  keyVersion: number;
}

/**
 * An invitee's personal key as it stands in mails: it is worked out and kept nowhere, so that every mail of an
 * event can carry it, beside the key that was shown once when the invitee was made.
 */
export function buildMailedKey(holder: LinkHolder): string {
  const name = formatKeyName(holder);
  return `${name}.${deriveStableToken("mailed key", name)}`;
}

const formatKeyName = ({ id, keyVersion }: LinkHolder): string =>
  keyVersion === 0 ? id : `${id}.${keyVersion}`;

/** Whose key it is, if it is of this kind and genuine; whether it is of the present version, the row says. */
export function parseMailedKey(key: string): LinkHolder | null {
  const [id = "", version] = key.split(".").slice(0, -1);
  const holder = { id, keyVersion: Number(version ?? 0) };
  const name = formatKeyName(holder);
  const genuine = deriveStableTokens("mailed key", name).map((token) => `${name}.${token}`);
  return genuine.some((right) => isTimingSafeEqual(key, right)) ? holder : null;
}
