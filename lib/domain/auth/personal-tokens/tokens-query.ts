import type { z } from "zod";
import { id } from "@/lib/platform/http/fields";
import { searchQuery } from "@/lib/platform/http/pagination";

export const personalTokensQuery = searchQuery.extend({
  user: id.optional().describe("Only those of this person."),
});

export type PersonalTokensQuery = z.output<typeof personalTokensQuery>;
