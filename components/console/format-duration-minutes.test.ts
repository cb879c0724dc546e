import { describe, expect, it } from "vitest";
import { formatDurationMinutes } from "./format-duration-minutes";

describe("formatDurationMinutes", () => {
  it.each([
    [0, "0 minutes"],
    [1, "1 minute"],
    [45, "45 minutes"],
    [60, "1 hour"],
    [90, "90 minutes"],
    [1440, "24 hours"],
    [2880, "2 days"],
    [2940, "49 hours"],
  ])("formats %i minutes as %s", (minutes, text) => {
    expect(formatDurationMinutes("en", minutes)).toBe(text);
  });

  it("uses the reader’s language", () => {
    expect(formatDurationMinutes("de", 4320)).toBe("3 Tage");
  });
});
