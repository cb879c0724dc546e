import type { Instant } from "@/lib/core/time/instant";
import { fromLocalEpochDay, toLocalEpochDay } from "@/lib/core/time/zone";

/** Returns the midnight at which the local day of `at` ends. */
export const getEndOfLocalDay = (zone: string, at: Instant): Instant =>
  fromLocalEpochDay(zone, toLocalEpochDay(zone, at) + 1, 0);
