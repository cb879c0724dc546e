import { z } from "zod";
import { removeBookpage } from "@/lib/domain/booking-pages/bookpages/delete-bookpage";
import { leaveTemplate } from "@/lib/domain/booking-pages/bookpages/leave-template";
import { ofTheirs } from "@/lib/domain/booking-pages/bookpages/of-theirs";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Member } from "@/lib/platform/http/contract";
import { fieldProblem } from "@/lib/platform/http/problem";
import { writeBatch } from "@/lib/platform/http/write-batch";
import { lockTemplate } from "./lock-template";
import type { TemplateRelease } from "./schema";

interface Asked extends TemplateRelease {
  template: string;
  /** Whose pages alone may be released; null: all. */
  within: Member | null;
}

/** Each on its own, whatever becomes of the others. */
export function releasePages(
  db: Db,
  organization: OrganizationId,
  { template, pages, afterwards, within }: Asked,
) {
  return inTransaction(db, async (tx) => {
    await lockTemplate(tx, organization, template);
    const results = await writeBatch(tx, {
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
          ...(within && ofTheirs(within)),
        };
        const page = await inner.bookpage.findFirst({ where });
        if (!page) throw missingPage(id);
        await (afterwards === "delete"
          ? removeBookpage(inner, organization, page)
          : leaveTemplate(inner, page));
        return { status: 200 };
      },
    });
    return { results: results.map((result, index) => ({ page: pages[index] ?? "", ...result })) };
  });
}

/** The entry of the list is named by who writes the batch. */
const missingPage = (id: string) =>
  fieldProblem("", "unknown", `No page ${id} follows this template.`, "not_found");
