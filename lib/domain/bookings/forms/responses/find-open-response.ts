import { DAY, type Instant } from "@/lib/core/time/instant";
import type { LinkPrefill } from "@/lib/domain/booking-pages/links/schema";
import type { Answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import { hashToken, isToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { isId } from "@/lib/platform/db/is-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { extractContact } from "./extract-contact";

/** A form response that led to a booking page. */
export interface OpenResponse {
  id: string;
  form: string;
  contact: LinkPrefill;
  /** Keyed by question, in the form of submitted fields. */
  answers: Readonly<Record<string, readonly string[]>>;
}

/** Time for which the token of a response gives access to its answers. */
export const RESPONSE_LIFETIME_MS = 7 * DAY;

const FIND = definePreparedStatement<{ id: string; form: string; answers: unknown }>(`
  SELECT id, form_id AS form, answers FROM form_responses
   WHERE organization_id = $1 AND token_hash = $2 AND created_at > $3`);

export async function findOpenResponse(
  db: Db,
  organization: OrganizationId,
  token: string,
  now: Instant,
): Promise<OpenResponse | null> {
  if (!isToken(token)) return null;
  const [row] = await executeSql(db, FIND, [
    organization,
    hashToken(token),
    new Date(now - RESPONSE_LIFETIME_MS),
  ]);
  return row ? toOpenResponse(row) : null;
}

const FIND_BY_ID = definePreparedStatement<{ id: string; form: string; answers: unknown }>(
  "SELECT id, form_id AS form, answers FROM form_responses WHERE organization_id = $1 AND id = $2",
);

/** Finds a response without regard to its age. */
export async function findFormResponse(
  db: Db,
  organization: OrganizationId,
  id: string,
): Promise<OpenResponse | null> {
  if (!isId(id)) return null;
  const [row] = await executeSql(db, FIND_BY_ID, [organization, id]);
  return row ? toOpenResponse(row) : null;
}

function toOpenResponse(row: { id: string; form: string; answers: unknown }): OpenResponse {
  const answers = row.answers as Answer[];
  return {
    id: row.id,
    form: row.form,
    contact: extractContact(answers),
    answers: Object.fromEntries(answers.map(({ key, value }) => [key, [value].flat().map(String)])),
  };
}
