import { findRenamed, nameOfType } from "@/lib/domain/tenancy/directory/former-names";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { fieldProblem } from "@/lib/platform/http/problem";
import { isReservedPath } from "@/lib/platform/http/reserved-paths";

const PAGE_PATH = /^\/([^/?#]+)(?:\/types\/([^/?#]+))?/;

const FIND = statement<{ id: string; has_type: boolean }>(`
  SELECT b.id, EXISTS (SELECT FROM appointment_types t
     WHERE t.organization_id = b.organization_id AND t.bookpage_id = b.id AND t.handle = $3) AS has_type
    FROM bookpages b WHERE b.organization_id = $1 AND b.nickname = $2::citext`);

/** Refuses a path that would lead visitors of a locator to a booking page, or a type of one, that is not there. */
export async function requireLinkedPage(
  db: Db,
  organization: OrganizationId,
  link: string | null | undefined,
): Promise<void> {
  if (link && !(await leadsSomewhere(db, organization, link)))
    throw fieldProblem("/link", "unknown", "must be the path of a booking page that is there");
}

async function leadsSomewhere(db: Db, organization: OrganizationId, link: string): Promise<boolean> {
  const [, nickname, type] = (PAGE_PATH.exec(link) ?? []).map((part) => part && decode(part));
  if (!nickname || isReservedPath(nickname)) return true; // another address, of another kind
  const [page] = await sql(db, FIND, [organization, nickname, type ?? null]);
  if (!page) return (await findRenamed(db, { kind: "nickname", organization }, nickname)) !== null;
  if (!type || page.has_type) return true;
  return (await findRenamed(db, { kind: "type", organization }, nameOfType(page.id, type))) !== null;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
