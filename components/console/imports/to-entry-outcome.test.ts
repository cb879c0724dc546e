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
  findWarning: ({ extid }) => (extid === "odd" ? "Odd." : null),
  send: async () => [],
  invalidate: ["shops"],
};
const t = createTranslator({ locale: "en", messages: loadConsoleMessages("en") as ConsoleMessages });

const answered = (status: number, parts: Partial<EntryResult> = {}): EntryResult => ({
  status,
  issues: [],
  rejection: null,
  extra: null,
  ...parts,
});

const read = (
  result: EntryResult,
  { extid = "1", dryRun = false, twice = false }: { extid?: string; dryRun?: boolean; twice?: boolean } = {},
) =>
  toEntryOutcome(result, {
    plan,
    values: { extid },
    earlier: twice ? { row: 3, field: "extid" } : undefined,
    dryRun,
    t,
  });

describe("the outcome of a row", () => {
  it("is created, or what the import does with what exists", () => {
    expect(read(answered(201)).kind).toBe("create");
    expect(read(answered(200)).kind).toBe("update");
  });

  it("names the field that a fault lies in or below", () => {
    const faults = [{ pointer: "/location/coordinates/0", code: "too_big" }];
    expect(read(answered(400, { issues: faults }))).toMatchObject({
      kind: "wrong",
      issues: [{ field: "latitude", text: t("errors.long") }],
    });
  });

  it("has words for the refusal where no fault says where", () => {
    const refusal = { code: "forbidden", reason: "owners_only" } as const;
    expect(read(answered(403, { rejection: refusal })).issues).toEqual([
      { field: null, text: t("refusals.reasons.owners_only") },
    ]);
  });

  it("is wrong in a dry run where the file has it twice, though each batch alone is fine", () => {
    const faults = [{ field: "extid", text: "The same as in row 5" }];
    expect(read(answered(201), { dryRun: true, twice: true })).toMatchObject({
      kind: "wrong",
      issues: faults,
    });
  });

  it("is what the API says of it when it is written, and twice only where that is refused", () => {
    expect(read(answered(200), { twice: true })).toMatchObject({ kind: "update", issues: [] });
    expect(read(answered(409), { twice: true }).issues[0]?.field).toBe("extid");
  });

  it("comes with a doubt only where it was taken", () => {
    expect(read(answered(201), { extid: "odd" }).warning).toBe("Odd.");
    expect(read(answered(400), { extid: "odd" }).warning).toBeNull();
  });
});
