import type { Instant } from "@/lib/core/time/instant";
import { formatFullName } from "@/lib/domain/tenancy/organizations/full-name";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import type { Login, PersonalToken, User } from "@/lib/platform/db/generated/client";
import type { Scope } from "@/lib/platform/http/contract";
import { hashPersonState, isSameState } from "./hash-state";

type Row = PersonalToken & { user: User & { login: Login | null } };

export const serializePersonalToken = (row: Row, now: Instant) => ({
  _id: row.id,
  name: row.name,
  user: { _id: row.userId, name: formatFullName(row.user) ?? row.user.email },
  prefix: row.prefix,
  scopes: row.scopes as Scope[],
  state: describeState(row, now),
  last_used_at: row.lastUsedAt,
  createdAt: row.createdAt,
  expires_at: row.expiresAt,
});

function describeState({ stateHash, expiresAt, user }: Row, now: Instant) {
  const present = hashPersonState(deriveRole(user), user.login?.passwordHash ?? null);
  if (!isSameState(stateHash, present)) return "ended" as const;
  return expiresAt.getTime() > now ? ("active" as const) : ("expired" as const);
}
