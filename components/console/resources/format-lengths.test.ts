import { expect, test } from "vitest";
import { formatLengths } from "./format-lengths";

const t = ((key: string, values: Record<string, string> = {}) =>
  [key, ...Object.values(values)].join(" ")) as never;

const part = (minutes: number, gap?: { least?: number; most?: number }) => ({
  title: "Part",
  minutes,
  hosts: { kind: "any" as const },
  ...(gap && { gap }),
});

test.each([
  [{}, "hours.minutesLong 30"],
  [{ duration: 45 }, "hours.minutesLong 45"],
  [{ duration: 45, durations: [30, 45] }, "hours.minutesLong 30, 45"],
  [{ stay: { unit: "night" as const } }, "pages.stay.night"],
  [{ duration: 20, stay: { unit: "minute" as const } }, "hours.minutesLong 20"],
  [{ steps: { list: [part(30, { least: 15 }), part(60, { least: 10 })] } }, "105 minutes"],
  [{ steps: { order: "free" as const, list: [part(30, { least: 15 }), part(60)] } }, "90 minutes"],
  [{ duration: 20, steps: { list: [] } }, "hours.minutesLong 20"],
])("formatLengths says what visitors can book: %j", (custom, expected) => {
  expect(formatLengths(custom, t, { locale: "en" })).toBe(expected);
});
