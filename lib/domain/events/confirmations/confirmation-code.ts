import { randomInt, timingSafeEqual } from "node:crypto";
import { MINUTE } from "@/lib/core/time/instant";
import { deriveStableToken, deriveStableTokens } from "@/lib/platform/crypto/secret";

export const CODE_LIFETIME_MS = 15 * MINUTE;

export const MAX_CODE_ATTEMPTS = 5;

const CODE_DIGITS = 6;

export const generateConfirmationCode = (): string =>
  String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");

const toHashBytes = (token: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(token));

/**
 * Six digits are quickly guessed, so the hash includes the installation's secret; it also includes the form's token,
 * so that a code fits one form only.
 */
export const hashConfirmationCode = (token: string, code: string): Uint8Array<ArrayBuffer> =>
  toHashBytes(deriveStableToken("address code", `${token}/${code}`));

export const isCorrectCode = (token: string, code: string, hash: Uint8Array): boolean =>
  deriveStableTokens("address code", `${token}/${code}`)
    .map(toHashBytes)
    .some((candidate) => candidate.length === hash.length && timingSafeEqual(candidate, hash));

/** Extracts the digits of a typed code, which may be grouped; null if it is no code. */
export function parseConfirmationCode(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, "");
  return /^\d{6}$/.test(digits) ? digits : null;
}
