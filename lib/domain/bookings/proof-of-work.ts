import { createHash } from "node:crypto";
import { HOUR, type Instant } from "@/lib/core/time/instant";
import { isTimingSafeEqual } from "@/lib/platform/crypto/is-timing-safe-equal";
import { deriveStableToken, deriveStableTokens } from "@/lib/platform/crypto/secret";

/** Leading zero bits that the hash needs: 65,000 attempts on average, about a second on a phone. */
export const WORK_BITS = 16;

const LIFETIME_MS = 2 * HOUR;

/** A challenge is valid for one form of one page. A form counts once, so a solution does too. */
interface WorkSubject {
  /** Id of a booking page or of a routing form. */
  pageId: string;
  formId: string;
}

const formatWorkSubject = ({ pageId, formId }: WorkSubject, expires: string) =>
  `${pageId}/${formId}/${expires}`;

/**
 * Creates the challenge. The browser searches for a number with which the hash of `challenge.number` starts
 * with zeros.
 */
export function createWorkChallenge(subject: WorkSubject, now: Instant): string {
  const expires = (now + LIFETIME_MS).toString(36);
  return `${expires}.${deriveStableToken("proof of work", formatWorkSubject(subject, expires))}`;
}

/** Checks that the solution has the form `challenge.number`, with an unexpired challenge for this form. */
export function isWorkDone(subject: WorkSubject, solution: string, now: Instant): boolean {
  const [, expires = "", signature = ""] = /^([0-9a-z]{1,12})\.([\w-]{32})\.\d{1,10}$/.exec(solution) ?? [];
  if (!(Number.parseInt(expires, 36) > now)) return false;
  const genuine = deriveStableTokens("proof of work", formatWorkSubject(subject, expires));
  return genuine.some((right) => isTimingSafeEqual(signature, right)) && countZeroBits(solution) >= WORK_BITS;
}

const countZeroBits = (text: string) => Math.clz32(createHash("sha256").update(text).digest().readUInt32BE());
