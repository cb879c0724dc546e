/** Formats dates and times with the platform only, to be independent of the service's code. */
const formatWith = (zone: string, at: string, locale: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...style, timeZone: zone }).format(new Date(at));

/** "Wednesday 10 December" */
export const formatExpectedDay = (zone: string, at: string, locale = "en-GB") =>
  formatWith(zone, at, locale, { weekday: "long", day: "numeric", month: "long" });

/** "Wednesday, 10 December 2031" */
export const formatExpectedDate = (zone: string, at: string, locale = "en-GB") =>
  formatWith(zone, at, locale, { weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** "09:00" */
export const formatExpectedTime = (zone: string, at: string) =>
  formatWith(zone, at, "en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** Matches "9:00 AM" with any white space before it; some English locales write "am". */
export const buildTime12Pattern = (zone: string, at: string) =>
  new RegExp(
    formatWith(zone, at, "en-US", { hour: "numeric", minute: "2-digit", hourCycle: "h12" }).replace(
      /\s/,
      "\\s",
    ),
    "i",
  );

/** "2031-12-10" */
export const formatExpectedLocalDate = (zone: string, at: string) =>
  formatWith(zone, at, "en-CA", { year: "numeric", month: "2-digit", day: "2-digit" });

/** "UTC+5:30" */
export const formatExpectedOffset = (zone: string, at: string) =>
  (
    new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" })
      .formatToParts(new Date(at))
      .find(({ type }) => type === "timeZoneName")?.value ?? ""
  )
    .replace("GMT", "UTC")
    .replace("-", "−");
