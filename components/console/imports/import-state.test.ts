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

const respond = (first: number, count: number, kind: EntryOutcome["kind"] = "create"): ImportAction => ({
  type: "answer",
  first,
  outcomes: Array.from({ length: count }, () => outcome(kind)),
});

describe("reduceImport", () => {
  it("starts with the choice of columns and without outcomes", () => {
    expect(begun()).toMatchObject({ stage: "columns", done: 0, wait: null, failure: null });
    expect(begun().outcomes).toHaveLength(ROWS);
    expect(begun().outcomes.every((one) => one === undefined)).toBe(true);
  });

  it("moves a field from its previous column", () => {
    expect(reach({ type: "choose", column: 1, field: "email" }).columns).toEqual([
      null,
      "email",
      "last_name",
    ]);
  });

  it("allows several columns without a field", () => {
    expect(reach({ type: "choose", column: 0, field: null }).columns).toEqual([null, null, "last_name"]);
  });

  it("continues where an earlier import stopped", () => {
    expect(reach({ type: "check", from: 100 })).toMatchObject({ stage: "checking", done: 100 });
  });

  it("counts rows with a response and stores their outcomes", () => {
    const state = reach({ type: "check", from: 0 }, respond(0, 100), respond(100, 100, "wrong"));
    expect(state.done).toBe(200);
    expect([state.outcomes[99]?.kind, state.outcomes[100]?.kind, state.outcomes[200]]).toEqual([
      "create",
      "wrong",
      undefined,
    ]);
    expect(state.outcomes).toHaveLength(ROWS);
  });

  it("does not mutate the previous state", () => {
    const before = reach({ type: "check", from: 0 });
    reduceImport(before, respond(0, 100));
    expect(before.outcomes[0]).toBeUndefined();
  });

  it("keeps the stage while waiting", () => {
    const wait = { seconds: 2, isRequested: true };
    const waiting = reach({ type: "start", from: 0 }, { type: "wait", wait });
    expect(waiting).toMatchObject({ stage: "running", wait });
    expect(reduceImport(waiting, { type: "wait", wait: null }).wait).toBeNull();
  });

  it("moves to the next stage when every row was sent", () => {
    const checked = reach({ type: "check", from: 0 }, { type: "complete" });
    expect(checked.stage).toBe("checked");
    expect(reduceImport(checked, { type: "start", from: 0 }).stage).toBe("running");
    expect(reach({ type: "start", from: 0 }, { type: "complete" }).stage).toBe("finished");
  });

  it("returns to the columns after a stopped check, and can resume a stopped import", () => {
    expect(reach({ type: "check", from: 0 }, { type: "halt" }).stage).toBe("columns");
    expect(reach({ type: "start", from: 0 }, { type: "halt" }).stage).toBe("stopped");
  });

  it("keeps the failure until a retry", () => {
    const failed = reach({ type: "start", from: 0 }, respond(0, 100), {
      type: "fail",
      failure: "No answer.",
    });
    expect(failed).toMatchObject({ stage: "stopped", failure: "No answer.", done: 100 });
    expect(reduceImport(failed, { type: "start", from: 100 })).toMatchObject({
      stage: "running",
      failure: null,
      done: 100,
    });
  });

  it("goes back from the preview to the columns", () => {
    expect(reach({ type: "check", from: 0 }, { type: "complete" }, { type: "back" }).stage).toBe("columns");
  });

  it("ignores the end of a stage that is not running", () => {
    expect(reach({ type: "complete" }).stage).toBe("columns");
  });
});
