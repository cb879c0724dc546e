/**
 * Returns the hour cycle for the end of a day. In a 24-hour clock it is 24:00, because 0:00 would be the day's
 * beginning; in a 12-hour clock it is midnight at both ends.
 */
export const toDayEndCycle = <Cycle extends string>(hourCycle: Cycle): Cycle | "h24" =>
  hourCycle === "h23" ? "h24" : hourCycle;
