import { describe, expect, it } from "vitest";
import { createImportState, type ImportAction, type ImportState, reduceImport } from "./import-state";
import type { EntryOutcome } from "./to-entry-outcome";

const ROWS = 250;

const begun = () => createImportState(["email", null, "last_name"], ROWS);

const reach = (...actions: ImportAction[]): ImportState => actions.reduce(reduceImport, begun());

const outcome = (kind: EntryOutcome["kind"]): EntryOutcome => ({
  kind,
  issues: [],
  warning: null,
  extra: null,
  created: null,
});

const answer = (first: number, count: number, kind: EntryOutcome["kind"] = "create"): ImportAction => ({
  type: "answer",
  first,
  outcomes: Array.from({ length: count }, () => outcome(kind)),
});

describe("an import", () => {
  it("begins with the choice of columns and without an outcome for any row", () => {
    expect(begun()).toMatchObject({ stage: "columns", done: 0, wait: null, failure: null });
    expect(begun().outcomes).toHaveLength(ROWS);
    expect(begun().outcomes.every((one) => one === undefined)).toBe(true);
  });

  it("takes a field from the column that had it", () => {
    expect(reach({ type: "choose", column: 1, field: "email" }).columns).toEqual([
      null,
      "email",
      "last_name",
    ]);
  });

  it("lets several columns hold nothing", () => {
    expect(reach({ type: "choose", column: 0, field: null }).columns).toEqual([null, null, "last_name"]);
  });

  it("checks from where an earlier import stopped", () => {
    expect(reach({ type: "check", from: 100 })).toMatchObject({ stage: "checking", done: 100 });
  });

  it("counts the rows that were answered and notes what becomes of each", () => {
    const state = reach({ type: "check", from: 0 }, answer(0, 100), answer(100, 100, "wrong"));
    expect(state.done).toBe(200);
    expect([state.outcomes[99]?.kind, state.outcomes[100]?.kind, state.outcomes[200]]).toEqual([
      "create",
      "wrong",
      undefined,
    ]);
    expect(state.outcomes).toHaveLength(ROWS);
  });

  it("leaves the state before as it was", () => {
    const before = reach({ type: "check", from: 0 });
    reduceImport(before, answer(0, 100));
    expect(before.outcomes[0]).toBeUndefined();
  });

  it("waits within a stage", () => {
    const wait = { seconds: 2, isRequested: true };
    const waiting = reach({ type: "start", from: 0 }, { type: "wait", wait });
    expect(waiting).toMatchObject({ stage: "running", wait });
    expect(reduceImport(waiting, { type: "wait", wait: null }).wait).toBeNull();
  });

  it("is checked or finished when every row has been sent", () => {
    const checked = reach({ type: "check", from: 0 }, { type: "complete" });
    expect(checked.stage).toBe("checked");
    expect(reduceImport(checked, { type: "start", from: 0 }).stage).toBe("running");
    expect(reach({ type: "start", from: 0 }, { type: "complete" }).stage).toBe("finished");
  });

  it("returns to the columns where a check is halted, and can go on where the writing is", () => {
    expect(reach({ type: "check", from: 0 }, { type: "halt" }).stage).toBe("columns");
    expect(reach({ type: "start", from: 0 }, { type: "halt" }).stage).toBe("stopped");
  });

  it("says why it failed until it is tried again", () => {
    const failed = reach({ type: "start", from: 0 }, answer(0, 100), { type: "fail", failure: "No answer." });
    expect(failed).toMatchObject({ stage: "stopped", failure: "No answer.", done: 100 });
    expect(reduceImport(failed, { type: "start", from: 100 })).toMatchObject({
      stage: "running",
      failure: null,
      done: 100,
    });
  });

  it("goes back from what was checked to the columns", () => {
    expect(reach({ type: "check", from: 0 }, { type: "complete" }, { type: "back" }).stage).toBe("columns");
  });

  it("stays where it is when something ends that is not under way", () => {
    expect(reach({ type: "complete" }).stage).toBe("columns");
  });
});
