import { z } from "zod";
import { RESTORABLE_RESOURCES } from "@/lib/domain/audit/deletions/kept-rows";
import { searchQuery } from "@/lib/platform/http/pagination";

export const removalsQuery = searchQuery.extend({
  resource: z.enum(RESTORABLE_RESOURCES).optional().describe("Only what was one of these."),
});

export type RemovalsQuery = z.output<typeof removalsQuery>;
