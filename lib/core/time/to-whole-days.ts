import type { Interval } from "./interval";
import { resolveWholeDays, type WholeDays } from "./resolve-whole-days";
import { toLocalDate } from "./zone";

/** Resolves whole days with the server's table of offsets. */
export const toWholeDays = (period: Interval, eventZone: string): WholeDays =>
  resolveWholeDays(period, eventZone, toLocalDate);
