import type { z } from "zod";
import { pageQuery } from "@/lib/platform/http/pagination";
import { state } from "./schema";

export const deliveriesQuery = pageQuery.extend({ state: state.optional() });

export type DeliveriesQuery = z.output<typeof deliveriesQuery>;
