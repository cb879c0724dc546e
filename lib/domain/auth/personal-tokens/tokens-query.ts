import type { z } from "zod";
import { searchQuery } from "@/lib/domain/contracts/pagination";
import { id } from "@/lib/platform/http/fields";

export const personalTokensQuery = searchQuery.extend({
  user: id.optional().describe("Only those of this person."),
});

export type PersonalTokensQuery = z.output<typeof personalTokensQuery>;
