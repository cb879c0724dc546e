/** Parses "09:30" as minutes of the day. */
export function parseMinute(text = ""): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?::\d\d)?$/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
