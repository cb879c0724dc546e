/** Dates and times as people read them, from the platform alone: the stories must not trust the service's own. */
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

/** "9:00 AM", with whatever white space the platform puts before it; some English writes "am". */
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
