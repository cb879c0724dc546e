import type { z } from "zod";
import { paginationQuery, updatedSinceFilter } from "@/lib/domain/contracts/pagination";
import { state } from "./schema";

export const deliveryFilter = paginationQuery.extend({
  state: state.optional(),
  updated_since: updatedSinceFilter,
});

export type DeliveriesQuery = z.output<typeof deliveryFilter>;
