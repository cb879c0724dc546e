import { randomInt, timingSafeEqual } from "node:crypto";
import { MINUTE } from "@/lib/core/time/instant";
import { derivedToken, derivedTokens } from "@/lib/platform/crypto/secret";

export const CODE_LIFETIME_MS = 15 * MINUTE;

export const MAX_TRIES = 5;

const CODE_DIGITS = 6;

export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");

const hashBy = (token: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(token));

/** Six digits are soon tried out, so the hash takes the installation's secret; and the form's token, so that a code fits one form. */
export const hashCode = (token: string, code: string): Uint8Array<ArrayBuffer> =>
  hashBy(derivedToken("address code", `${token}/${code}`));

export const isRightCode = (token: string, code: string, hash: Uint8Array): boolean =>
  derivedTokens("address code", `${token}/${code}`)
    .map(hashBy)
    .some((given) => given.length === hash.length && timingSafeEqual(given, hash));

/** The digits of what was typed, which may be grouped; null where it is no code. */
export function readCode(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, "");
  return /^\d{6}$/.test(digits) ? digits : null;
}
