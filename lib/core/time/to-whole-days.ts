import type { Interval } from "./interval";
import { resolveWholeDays, type WholeDays } from "./resolve-whole-days";
import { toLocalDate } from "./zone";

/** As `resolveWholeDays`, on the server. */
export const toWholeDays = (period: Interval, eventZone: string): WholeDays =>
  resolveWholeDays(period, eventZone, toLocalDate);
