import { z } from "zod";
import { recordsQuery } from "@/lib/domain/contracts/pagination";

export const apiKeysQuery = recordsQuery.extend({
  state: z.enum(["active", "expired", "revoked"]).optional(),
});

export type ApiKeysQuery = z.output<typeof apiKeysQuery>;
