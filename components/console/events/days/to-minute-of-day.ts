/** Returns the minutes from midnight of the instant, in milliseconds, as clocks in the zone show it. */
export function toMinuteOfDay(timeZone: string, instant: number): number {
  const [hours, minutes] = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" })
    .format(instant)
    .split(":");
  return Number(hours) * 60 + Number(minutes);
}
