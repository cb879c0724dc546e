import { z } from "zod";
import { searchQuery } from "@/lib/platform/http/pagination";

export const apiKeysQuery = searchQuery.extend({
  state: z.enum(["active", "expired", "revoked"]).optional(),
});

export type ApiKeysQuery = z.output<typeof apiKeysQuery>;
