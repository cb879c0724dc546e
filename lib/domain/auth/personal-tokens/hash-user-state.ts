import type { Role } from "@/lib/domain/contracts/audience";
import { hashToken } from "@/lib/platform/crypto/token";

/**
 * Tokens that act as a user are bound to the role and password at their creation (decision 25) and become
 * invalid when either changes.
 */
export const hashUserState = (role: Role, passwordHash: string | null) =>
  hashToken(`${role}\n${passwordHash ?? ""}`);

export const isSameUserState = (then: Uint8Array, now: Uint8Array): boolean =>
  Buffer.compare(then, now) === 0;
