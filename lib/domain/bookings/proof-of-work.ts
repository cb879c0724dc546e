import { createHash } from "node:crypto";
import { HOUR, type Instant } from "@/lib/core/time/instant";
import { isTimingSafeEqual } from "@/lib/platform/crypto/is-timing-safe-equal";
import { deriveStableToken, deriveStableTokens } from "@/lib/platform/crypto/secret";

/** So many bits of a hash are zero: 65,000 tries on average, about a second of a phone. */
export const WORK_BITS = 16;

const LIFETIME_MS = 2 * HOUR;

/** A challenge is for one form of one page; and as a form counts once, whatever solves it does so once. */
interface WorkSubject {
  /** Of a booking page, or of the questions that lead to one. */
  pageId: string;
  formId: string;
}

const formatWorkSubject = ({ pageId, formId }: WorkSubject, expires: string) =>
  `${pageId}/${formId}/${expires}`;

/** What the browser works on: it looks for the number that makes the hash of `challenge.number` begin with zeros. */
export function createWorkChallenge(of: WorkSubject, now: Instant): string {
  const expires = (now + LIFETIME_MS).toString(36);
  return `${expires}.${deriveStableToken("proof of work", formatWorkSubject(of, expires))}`;
}

/** Whether this is `challenge.number` of a challenge of ours for this form, in its time. */
export function isWorkDone(of: WorkSubject, solution: string, now: Instant): boolean {
  const [, expires = "", signature = ""] = /^([0-9a-z]{1,12})\.([\w-]{32})\.\d{1,10}$/.exec(solution) ?? [];
  if (!(Number.parseInt(expires, 36) > now)) return false;
  const genuine = deriveStableTokens("proof of work", formatWorkSubject(of, expires));
  return genuine.some((right) => isTimingSafeEqual(signature, right)) && countZeroBits(solution) >= WORK_BITS;
}

const countZeroBits = (text: string) => Math.clz32(createHash("sha256").update(text).digest().readUInt32BE());
