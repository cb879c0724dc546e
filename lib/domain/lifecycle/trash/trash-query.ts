import { z } from "zod";
import { RESTORABLE_RESOURCES } from "@/lib/domain/audit/trash/trash-statements";
import { searchQuery } from "@/lib/domain/contracts/pagination";

export const trashQuery = searchQuery.extend({
  resource: z.enum(RESTORABLE_RESOURCES).optional().describe("Only what was one of these."),
});

export type TrashQuery = z.output<typeof trashQuery>;
