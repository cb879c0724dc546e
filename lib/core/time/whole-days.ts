import { findWholeDays, type WholeDays } from "./find-whole-days";
import type { Interval } from "./interval";
import { localDateAt } from "./zone";

/** As `findWholeDays`, on the server. */
export const wholeDays = (period: Interval, eventZone: string): WholeDays =>
  findWholeDays(period, eventZone, localDateAt);
