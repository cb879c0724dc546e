import { HOUR } from "@/lib/core/time/instant";
import { ROLES, type Role } from "@/lib/platform/http/audience";

/** So long at most an admin sees as somebody else does. */
export const SEEING_AS_MS = HOUR;

/** Whether somebody may see as somebody else does: an owner as everybody, an admin as everybody but owners. */
export const maySeeAs = (onlooker: Role, seen: Role): boolean =>
  (onlooker === "owner" || onlooker === "admin") && ROLES.indexOf(seen) >= ROLES.indexOf(onlooker);
