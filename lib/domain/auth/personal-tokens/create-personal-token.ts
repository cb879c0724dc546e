import { DAY, type Instant } from "@/lib/core/time/instant";
import { recordChange } from "@/lib/domain/audit/record-entry";
import type { Scope } from "@/lib/domain/contracts/contract";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { getUserState } from "./get-user-state";
import type { PersonalTokenBody } from "./schema";
import { serializePersonalToken } from "./serialize";

export const PERSONAL_TOKEN_PREFIX = "bpp_";

const PREFIX_CHARACTERS = 10;
const MAX_LIFETIME_DAYS = 366; // the longest year

interface TokenCreator {
  organization: OrganizationId;
  user: string;
  /** Scopes that the creator's role allows. */
  open: readonly Scope[];
}

/** Returns the token once: only its hash is stored, with its first characters for recognition. */
export function createPersonalToken(
  db: Db,
  { organization, user, open }: TokenCreator,
  { name, scopes, expires_at: expiresAt }: PersonalTokenBody,
  now: Instant,
) {
  if (expiresAt.getTime() <= now) throw buildFieldProblem("/expires_at", "past", "must be in the future");
  if (expiresAt.getTime() > now + MAX_LIFETIME_DAYS * DAY)
    throw buildFieldProblem("/expires_at", "too_big", "must be within a year");
  const closed = scopes.findIndex((scope) => !open.includes(scope));
  if (closed >= 0)
    throw buildFieldProblem(
      `/scopes/${closed}`,
      "refused",
      `is not yours to give: your role opens ${open.join(", ")}`,
    );
  const token = PERSONAL_TOKEN_PREFIX + generateToken();
  return withTransaction(db, async (tx) => {
    const { stateHash } = await getUserState(tx, organization, user);
    const row = await tx.personalToken.create({
      data: {
        id: generateId(),
        organizationId: organization,
        userId: user,
        name,
        prefix: token.slice(0, PREFIX_CHARACTERS),
        tokenHash: hashToken(token),
        scopes: [...new Set(scopes)],
        stateHash,
        expiresAt,
      },
      include: { user: { include: { login: true } } },
    });
    const rights = { scopes: row.scopes, expires_at: expiresAt };
    await recordChange(tx, organization, {
      action: "create",
      resource: "personal_token",
      id: row.id,
      changes: Object.fromEntries(
        Object.entries(rights).map(([field, after]) => [field, { before: null, after }]),
      ),
    });
    return { ...serializePersonalToken(row, now), token };
  });
}
