import { z } from "zod";
import { removeBookpage } from "@/lib/domain/booking-pages/bookpages/delete-bookpage";
import { detachTemplate } from "@/lib/domain/booking-pages/bookpages/detach-template";
import { buildMemberPagesFilter } from "@/lib/domain/booking-pages/bookpages/member-pages";
import { applyBatch } from "@/lib/domain/contracts/apply-batch";
import type { Member } from "@/lib/domain/contracts/contract";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { lockTemplate } from "./lock-template";
import type { TemplateRelease } from "./schema";

interface ReleaseRequest extends TemplateRelease {
  template: string;
  /** Limits the release to pages of this member's scope; null for all. */
  within: Member | null;
}

/** Releases pages one by one; a failure affects one page only. */
export function releasePages(
  db: Db,
  organization: OrganizationId,
  { template, pages, afterwards, within }: ReleaseRequest,
) {
  return withTransaction(db, async (tx) => {
    await lockTemplate(tx, organization, template);
    const results = await applyBatch(tx, {
      entries: pages,
      pointer: "/pages",
      schema: z.string(),
      strict: true,
      dryRun: false,
      write: async (inner, id) => {
        await lockRow(inner, "bookpages", { organizationId: organization, id });
        const where = {
          organizationId: organization,
          id,
          templateId: template,
          ...(within && buildMemberPagesFilter(within)),
        };
        const page = await inner.bookpage.findFirst({ where });
        if (!page) throw buildPageNotFoundProblem(id);
        await (afterwards === "delete"
          ? removeBookpage(inner, organization, page)
          : detachTemplate(inner, page));
        return { status: 200 };
      },
    });
    return { results: results.map((result, index) => ({ page: pages[index] ?? "", ...result })) };
  });
}

/** The caller adds the pointer to the entry of the batch. */
const buildPageNotFoundProblem = (id: string) =>
  buildFieldProblem("", "unknown", `No page ${id} follows this template.`, "not_found");
