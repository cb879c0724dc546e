import type { z } from "zod";
import { paginationQuery } from "@/lib/platform/http/pagination";
import { state } from "./schema";

export const deliveryFilter = paginationQuery.extend({ state: state.optional() });

export type DeliveriesQuery = z.output<typeof deliveryFilter>;
