import { z } from "zod";
import { recordsQuery } from "@/lib/domain/contracts/pagination";
import { API_KEY_STATES } from "./options";

export const apiKeysQuery = recordsQuery.extend({
  state: z.enum(API_KEY_STATES).optional(),
});

export type ApiKeysQuery = z.output<typeof apiKeysQuery>;
