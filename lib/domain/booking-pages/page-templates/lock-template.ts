import type { Db } from "@/lib/platform/db/client";
import { type Bookpage, type PageTemplate, Prisma } from "@/lib/platform/db/generated/client";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { selectFrom } from "@/lib/platform/db/select-from";
import { sql } from "@/lib/platform/db/sql";
import { narrow, statement } from "@/lib/platform/db/statement";
import { findTemplate } from "./queries";

/**
 * The template, which nobody else changes or assigns until the transaction ends. Templates are locked before users,
 * availabilities and pages.
 */
export const lockTemplate = (tx: Db, organization: OrganizationId, id: string): Promise<PageTemplate> =>
  findLocked(tx, "page_templates", () => findTemplate(tx, organization, id));

const PAGES = statement<Bookpage>(selectFrom("bookpages", Prisma.BookpageScalarFieldEnum));

/** All pages that follow it, locked. */
export const lockFollowingPages = (
  tx: Db,
  organization: OrganizationId,
  template: string,
): Promise<Bookpage[]> =>
  sql(
    tx,
    narrow(PAGES, "WHERE t.organization_id = $1 AND t.template_id = $2 ORDER BY t.id FOR UPDATE", {
      isPrepared: false,
    }),
    [organization, template],
  );
