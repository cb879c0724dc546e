import { DAY, HOUR, MINUTE } from "@/lib/core/time/instant";

/** Milliseconds after which a rule repeats what it does; of months and years about as many. */
const LENGTHS: Readonly<Record<string, number>> = {
  SECONDLY: 1000,
  MINUTELY: MINUTE,
  HOURLY: HOUR,
  DAILY: DAY,
  WEEKLY: 7 * DAY,
  MONTHLY: 30 * DAY,
  YEARLY: 365 * DAY,
};

export const measureFrequency = (freq: string): number => LENGTHS[freq] ?? DAY;

/** Whether it is always as long. */
export const isOfOneLength = (freq: string): boolean => measureFrequency(freq) <= 7 * DAY;
