/** Parses a checked time of day such as `09:30` into its minute of the day. */
export function parseMinute(text: string): number {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return hours * 60 + minutes;
}
