import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { type Bookpage, type PageTemplate, Prisma } from "@/lib/platform/db/generated/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { selectFrom } from "@/lib/platform/db/select-from";
import { appendClauses, defineStatement } from "@/lib/platform/db/statement";
import { getTemplateRow } from "./queries";

/**
 * Locks the template against changes and assignments. Templates are locked before users, availabilities and
 * pages.
 */
export const lockTemplate = (tx: Db, organization: OrganizationId, id: string): Promise<PageTemplate> =>
  findAndLock(tx, "page_templates", () => getTemplateRow(tx, organization, id));

const PAGES = defineStatement<Bookpage>(selectFrom("bookpages", Prisma.BookpageScalarFieldEnum));

/** Locks and returns all pages of the template. */
export const lockTemplatePages = (
  tx: Db,
  organization: OrganizationId,
  template: string,
): Promise<Bookpage[]> =>
  executeSql(
    tx,
    appendClauses(PAGES, "WHERE t.organization_id = $1 AND t.template_id = $2 ORDER BY t.id FOR UPDATE", {
      isPrepared: false,
    }),
    [organization, template],
  );
