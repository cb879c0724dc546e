import { DAY, type Instant } from "@/lib/core/time/instant";
import { recordChange } from "@/lib/domain/audit/record-entry";
import { hashToken, newToken } from "@/lib/platform/crypto/token";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Scope } from "@/lib/platform/http/contract";
import { fieldProblem } from "@/lib/platform/http/problem";
import { readPersonState } from "./read-person-state";
import type { PersonalTokenBody } from "./schema";
import { serializePersonalToken } from "./serialize";

export const PERSONAL_TOKEN_PREFIX = "bpp_";

const PREFIX_CHARACTERS = 10;
const MAX_LIFETIME_DAYS = 366; // a year, whichever

interface Maker {
  organization: OrganizationId;
  user: string;
  /** Those that the maker's role opens. */
  open: readonly Scope[];
}

/** Answers the token, which cannot be read again: only its hash is kept, and its first characters to tell it by. */
export function createPersonalToken(
  db: Db,
  { organization, user, open }: Maker,
  { name, scopes, expires_at: expiresAt }: PersonalTokenBody,
  now: Instant,
) {
  if (expiresAt.getTime() <= now) throw fieldProblem("/expires_at", "past", "must be in the future");
  if (expiresAt.getTime() > now + MAX_LIFETIME_DAYS * DAY)
    throw fieldProblem("/expires_at", "too_big", "must be within a year");
  const closed = scopes.findIndex((scope) => !open.includes(scope));
  if (closed >= 0)
    throw fieldProblem(
      `/scopes/${closed}`,
      "refused",
      `is not yours to give: your role opens ${open.join(", ")}`,
    );
  const token = PERSONAL_TOKEN_PREFIX + newToken();
  return inTransaction(db, async (tx) => {
    const { stateHash } = await readPersonState(tx, organization, user);
    const row = await tx.personalToken.create({
      data: {
        id: newId(),
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
    const given = { scopes: row.scopes, expires_at: expiresAt };
    await recordChange(tx, organization, {
      action: "create",
      resource: "personal_token",
      id: row.id,
      changes: Object.fromEntries(
        Object.entries(given).map(([field, after]) => [field, { before: null, after }]),
      ),
    });
    return { ...serializePersonalToken(row, now), token };
  });
}
