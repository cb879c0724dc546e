/** A day and a time of day in the reader's language and zone. */
export const formatMoment = (
  { lang, timezone }: { lang: string; timezone: string },
  at: string,
  seconds = false,
): string =>
  new Intl.DateTimeFormat(lang, {
    timeZone: timezone,
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    ...(seconds && { second: "2-digit" }),
  }).format(new Date(at));
