/**
 * How the clock is written at the end of a day. Where clocks count to 24 it is 24:00 then: 0:00 would be the day's beginning.
 * Where they count to 12, it is midnight at either end.
 */
export const toDayEndCycle = <Cycle extends string>(hourCycle: Cycle): Cycle | "h24" =>
  hourCycle === "h23" ? "h24" : hourCycle;
