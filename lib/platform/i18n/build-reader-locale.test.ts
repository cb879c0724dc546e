import { expect, it } from "vitest";
import { buildReaderLocale } from "./build-reader-locale";

const AFTERNOON = Date.UTC(2031, 2, 10, 15, 5);

it.each([
  ["en", "en-GB,en;q=0.9", "10 Mar, 15:05"],
  ["en", "en-US,en;q=0.9", "Mar 10, 3:05 PM"],
  ["en", "de-DE,de;q=0.9", "10 Mar, 15:05"],
  ["de", "de-AT", "10. März, 15:05"],
  ["en", null, "10 Mar, 15:05"],
] as const)(
  "buildReaderLocale writes dates in %s as a browser set to %s does",
  (lang, accepted, expected) => {
    const format = new Intl.DateTimeFormat(buildReaderLocale(lang, accepted), {
      timeZone: "UTC",
      day: "numeric",
      month: "short",
      hour: "numeric",
      minute: "2-digit",
    });
    expect(format.format(AFTERNOON).replace(/\s/g, " ")).toBe(expected);
  },
);
