import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { REASON_CODES } from "@/lib/domain/lifecycle/import-notes/reason";
import { TOPICS } from "@/lib/domain/lifecycle/import-notes/report-note";
import german from "@/messages/de/console.imports.json";
import english from "@/messages/en/console.imports.json";
import type { TranslateConsole } from "../texts";
import { formatReason } from "./format-reason";

const ME = { lang: "de", locale: "de-DE", timezone: "Europe/Berlin" } as const;

const t = createTranslator({ locale: "de", messages: german }) as unknown as TranslateConsole;

describe("formatReason", () => {
  it("has a text for each code and topic", () => {
    expect(Object.keys(english.importNotes.reasons).sort()).toEqual([...REASON_CODES].sort());
    expect(Object.keys(english.importNotes.topics).sort()).toEqual([...TOPICS].sort());
  });

  it("writes lists and numbers in the reader's language", () => {
    const parameters = { hosts: ["ana@example.com", "ben@example.com"] };
    expect(formatReason({ code: "unknown_hosts", parameters }, t, ME)).toBe(
      "Hier nicht bekannt: ana@example.com, ben@example.com",
    );
    expect(formatReason({ code: "row_limit", parameters: { limit: 50_000 } }, t, ME)).toBe(
      "Diese Datei hat mehr als 50.000 Zeilen. Bitte teilen Sie sie auf.",
    );
  });

  it("names the rules by group, and the first times in the reader's zone", () => {
    const parameters = {
      ...{ tool: "Calendly", count: 4, rules: ["limit", "page_limit", "busy", "journey"] },
      times: ["2030-07-01T07:00:00.000Z"],
    };
    expect(formatReason({ code: "times_missing", parameters }, t, ME)).toMatch(
      /^Von Calendly angeboten, hier nicht: 4, wegen: Obergrenzen, belegte Zeiten und andere Regeln\. .*9:00; …$/,
    );
  });
});
