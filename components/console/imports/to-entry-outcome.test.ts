import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { loadConsoleMessages } from "@/lib/platform/i18n/load-messages";
import type { ConsoleMessages } from "@/lib/platform/i18n/message-types";
import type { EntryResult, ImportPlan } from "./import-plan";
import { toEntryOutcome } from "./to-entry-outcome";

const plan: ImportPlan = {
  name: "shops",
  title: "Shops",
  fields: [{ name: "extid", label: "Number", unique: true, aliases: [] }],
  existing: "update",
  extraLabel: "Found",
  toEntry: (values) => values,
  pointers: { "/extid": "extid", "/location": "latitude" },
  findWarning: ({ extid: externalId }) => (externalId === "odd" ? "Odd." : null),
  send: async () => [],
  invalidate: ["shops"],
};
const t = createTranslator({ locale: "en", messages: loadConsoleMessages("en") as ConsoleMessages });

const makeResult = (status: number, parts: Partial<EntryResult> = {}): EntryResult => ({
  status,
  issues: [],
  rejection: null,
  extra: null,
  ...parts,
});

const read = (
  result: EntryResult,
  {
    extid: externalId = "1",
    dryRun = false,
    twice = false,
  }: { extid?: string; dryRun?: boolean; twice?: boolean } = {},
) =>
  toEntryOutcome(result, {
    plan,
    values: { extid: externalId },
    earlier: twice ? { row: 3, field: "extid" } : undefined,
    dryRun,
    t,
  });

describe("toEntryOutcome", () => {
  it("returns create, or the outcome for existing entries", () => {
    expect(read(makeResult(201)).kind).toBe("create");
    expect(read(makeResult(200)).kind).toBe("update");
  });

  it("names the field of an issue at or below its pointer", () => {
    const issues = [{ pointer: "/location/coordinates/0", code: "too_big" }];
    expect(read(makeResult(400, { issues }))).toMatchObject({
      kind: "wrong",
      issues: [{ field: "latitude", text: t("errors.long") }],
    });
  });

  it("uses the text of the rejection without field issues", () => {
    const rejection = { code: "forbidden", reason: "owners_only" } as const;
    expect(read(makeResult(403, { rejection })).issues).toEqual([
      { field: null, text: t("rejections.reasons.owners_only") },
    ]);
  });

  it("is wrong in a dry run for duplicates across batches", () => {
    const issues = [{ field: "extid", text: "Same as row 5" }];
    expect(read(makeResult(201), { dryRun: true, twice: true })).toMatchObject({
      kind: "wrong",
      issues,
    });
  });

  it("uses the API result of a write, and reports a duplicate only if it was rejected", () => {
    expect(read(makeResult(200), { twice: true })).toMatchObject({ kind: "update", issues: [] });
    expect(read(makeResult(409), { twice: true }).issues[0]?.field).toBe("extid");
  });

  it("has a warning only if the entry was accepted", () => {
    expect(read(makeResult(201), { extid: "odd" }).warning).toBe("Odd.");
    expect(read(makeResult(400), { extid: "odd" }).warning).toBeNull();
  });
});
