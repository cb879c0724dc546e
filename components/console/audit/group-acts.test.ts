import { describe, expect, it } from "vitest";
import { groupActs } from "./group-acts";

type Entry = Parameters<typeof groupActs>[0][number];

const buildEntry = (id: string, resource: Entry["resource"], changes: Partial<Entry> = {}): Entry => ({
  _id: id,
  createdAt: "2031-03-10T09:00:00.000Z",
  actor: { kind: "user", id: "ada", name: "Ada" },
  request_id: "request-1",
  address: null,
  device: null,
  action: "create",
  resource,
  resource_id: id,
  resource_name: null,
  changes: {},
  undoable: false,
  ...changes,
});

const list = (entries: Entry[]) => groupActs(entries).map(({ main, entries: all }) => [main._id, all.length]);

describe("groupActs", () => {
  it("shows what one request created as one act, named after the resource that was asked for", () => {
    expect(
      list([
        buildEntry("3", "preferences"),
        buildEntry("2", "calendar_list"),
        buildEntry("1", "user"),
        buildEntry("0", "team", { request_id: "request-0" }),
      ]),
    ).toEqual([
      ["1", 3],
      ["0", 1],
    ]);
  });

  it("keeps entries without a request, of other people and of other actions apart", () => {
    expect(
      list([
        buildEntry("5", "user", { request_id: null }),
        buildEntry("4", "user", { request_id: null }),
        buildEntry("3", "user", { action: "delete" }),
        buildEntry("2", "user"),
        buildEntry("1", "user", { actor: { kind: "key", id: "key", name: "Demo" } }),
      ]),
    ).toEqual([
      ["5", 1],
      ["4", 1],
      ["3", 1],
      ["2", 1],
      ["1", 1],
    ]);
  });

  it("shows what one request created with its parts as one act, with the fields of both", () => {
    const [act, ...others] = groupActs([
      buildEntry("meeting", "event", {
        _id: "3",
        action: "update",
        changes: { places: { before: [], after: [1] } },
      }),
      buildEntry("meeting", "event", {
        _id: "2",
        action: "update",
        changes: { dates: { before: [], after: [1] } },
      }),
      buildEntry("meeting", "event", { _id: "1", changes: { title: { before: null, after: "Kick-off" } } }),
    ]);
    expect(others).toEqual([]);
    expect(act?.main.action).toBe("create");
    expect(Object.keys(act?.main.changes ?? {})).toEqual(["title", "dates", "places"]);
  });

  it("names an act after an accessory if it changed nothing else", () => {
    expect(list([buildEntry("2", "preferences"), buildEntry("1", "availability")])).toEqual([["1", 2]]);
  });
});
