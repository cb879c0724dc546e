import type { Instant } from "@/lib/core/time/instant";
import type { Scope } from "@/lib/domain/contracts/contract";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import type { Login, PersonalToken, User } from "@/lib/platform/db/generated/client";
import { hashUserState, isSameUserState } from "./hash-user-state";

type Row = PersonalToken & { user: User & { login: Login | null } };

export const serializePersonalToken = (row: Row, now: Instant) => ({
  _id: row.id,
  name: row.name,
  user: { _id: row.userId, name: formatFullName(row.user) ?? row.user.email },
  prefix: row.prefix,
  scopes: row.scopes as Scope[],
  state: deriveTokenState(row, now),
  last_used_at: row.lastUsedAt,
  createdAt: row.createdAt,
  expires_at: row.expiresAt,
});

function deriveTokenState({ stateHash, expiresAt, user }: Row, now: Instant) {
  const present = hashUserState(deriveRole(user), user.login?.passwordHash ?? null);
  if (!isSameUserState(stateHash, present)) return "ended" as const;
  return expiresAt.getTime() > now ? ("active" as const) : ("expired" as const);
}
