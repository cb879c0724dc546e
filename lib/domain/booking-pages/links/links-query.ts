import { z } from "zod";
import { paginationQuery, updatedSinceFilter } from "@/lib/domain/contracts/pagination";
import { LIMITS, text } from "@/lib/platform/http/fields";
import { BOOKING_LINK_STATES } from "./schema";

export const linksQuery = paginationQuery
  .extend({
    updated_since: updatedSinceFilter,
    page: text(LIMITS.name)
      .optional()
      .describe("Only links of the page with this nickname, and of its types."),
    type: text(LIMITS.name).optional().describe("Only links of this type of the page; needs `page`."),
    state: z.enum(BOOKING_LINK_STATES).optional(),
  })
  .refine(({ page, type }) => type === undefined || page !== undefined, {
    path: ["type"],
    error: "requires page, the page of the type",
    params: { code: "mismatch" },
  });

export type LinksQuery = z.output<typeof linksQuery>;
