import { randomInt, timingSafeEqual } from "node:crypto";
import { MINUTE } from "@/lib/core/time/instant";
import { deriveStableToken, deriveStableTokens } from "@/lib/platform/crypto/secret";

export const PHONE_CODE_LIFETIME_MS = 10 * MINUTE;

export const MAX_PHONE_CODE_TRIES = 5;

const CODE_DIGITS = 6;

const PURPOSE = "phone code";

/** The user and the number for which a code is valid. */
export interface PhoneCodeKey {
  user: string;
  /** E.164. */
  number: string;
}

export const generatePhoneCode = (): string =>
  String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");

const buildHashedText = ({ user, number }: PhoneCodeKey, code: string) => `${user}/${number}/${code}`;

const toHashBytes = (token: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(token));

/** Six digits are quickly guessed from a hash, so it includes the installation's secret. */
export const hashPhoneCode = (key: PhoneCodeKey, code: string): Uint8Array<ArrayBuffer> =>
  toHashBytes(deriveStableToken(PURPOSE, buildHashedText(key, code)));

export const isCorrectPhoneCode = (key: PhoneCodeKey, code: string, hash: Uint8Array): boolean =>
  deriveStableTokens(PURPOSE, buildHashedText(key, code))
    .map(toHashBytes)
    .some((candidate) => candidate.length === hash.length && timingSafeEqual(candidate, hash));
