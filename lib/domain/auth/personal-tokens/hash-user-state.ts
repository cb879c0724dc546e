import { hashToken } from "@/lib/platform/crypto/token";
import type { Role } from "@/lib/platform/http/audience";

/**
 * What tokens that act as a person rely on (decision 25): the role that they were given with, and the password under which
 * they were made. With another one they open nothing.
 */
export const hashUserState = (role: Role, passwordHash: string | null) =>
  hashToken(`${role}\n${passwordHash ?? ""}`);

export const isSameUserState = (then: Uint8Array, now: Uint8Array): boolean =>
  Buffer.compare(then, now) === 0;
