import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent, DATE } from "../support/events";
import { createTestHost, createTestPage, listErrorCodes } from "../support/users";

const api = createTestApi();

interface Result {
  status: number;
  etag?: string;
  event?: { _id: string; title: string; cancelled?: { flag: boolean } };
  error?: { code: string; errors: { in: string; pointer: string; code: string }[]; nearest_slots?: string[] };
}

let acme: Tenant;
let host: { _id: string };
beforeAll(async () => {
  acme = await api.tenant();
  host = await createTestHost(acme);
});

async function run(kind: string, operations: unknown[], headers: Record<string, string> = {}) {
  const { status, body } = await acme.post(`/v2/${kind}/batch`, { operations }, headers);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.results as Result[];
}

const create = (title: string) => ({
  operation: "create",
  body: { title, created_by: { user: host._id }, dates: [DATE] },
});

const countEvents = (title: string) => api.db.event.count({ where: { title } });

describe("a batch of events", () => {
  it("returns for each operation what it would have returned alone, regardless of the others", {
    tags: "main",
  }, async () => {
    const event = await createTestEvent(acme, host, { dates: [DATE] });
    const results = await run("events", [
      create("First"),
      { operation: "update", event: event._id, body: { title: "Renamed" } },
      { operation: "update", event: event._id, if_match: `"${event._id}-0"`, body: { title: "Too late" } },
      { operation: "create", body: { title: "" } },
      { operation: "confirm", event: event._id, body: {} },
      { operation: "cancel", event: "0".repeat(24) },
      { operation: "explode" },
      { operation: "cancel", event: event._id, body: { reason: "Rain" } },
    ]);
    expect(results.map(({ status }) => status)).toEqual([201, 200, 412, 400, 200, 404, 400, 200]);
    expect(results[1]).toMatchObject({ event: { title: "Renamed" }, etag: `"${event._id}-1"` });
    expect(results[3]?.error?.errors).toContainEqual(
      expect.objectContaining({ in: "body", pointer: "/operations/3/body/title" }),
    );
    expect(results[6]?.error?.errors[0]?.pointer).toBe("/operations/6/operation");
    const { body } = await acme.get(`/v2/events/${event._id}`);
    expect(body).toMatchObject({ title: "Renamed", cancelled: expect.any(String) });
    expect(await countEvents("First")).toBe(1);
  });

  it("runs once under an Idempotency-Key, including operations that an error left undone", async () => {
    const key = { "idempotency-key": "import-1" };
    const first = await run("events", [create("Once A"), create("Once B")], key);
    const again = await run("events", [create("Once A"), create("Once B")], key);
    expect(again.map(({ event }) => event?._id)).toEqual(first.map(({ event }) => event?._id));
    expect([await countEvents("Once A"), await countEvents("Once B")]).toEqual([1, 1]);
    const [other] = await run("events", [create("Another")], key);
    expect([other?.status, other?.error?.code]).toEqual([422, "idempotency_key_reused"]);
  });

  it("has one to a hundred operations", async () => {
    for (const operations of [[], Array(101).fill(create("x"))]) {
      const response = await acme.post("/v2/events/batch", { operations });
      expect([response.status, listErrorCodes(response)[0]?.split(" ")[0]]).toEqual([400, "/operations"]);
    }
  });
});

describe("a batch of bookings", () => {
  it("books by the rules of the page, moves and cancels", async () => {
    const page = await createTestPage(acme, (await createTestHost(acme))._id, {
      custom: { duration: 30, auto_confirm: true },
    });
    const book = (start: string) => ({
      operation: "create",
      body: { page: page.nickname, start, attendee: { name: "Ana", email: "ana@example.com" } },
    });
    const [booked, taken] = await run("bookings", [
      book("2031-03-24T10:00:00Z"),
      book("2031-03-24T10:00:00Z"),
    ]);
    expect([booked?.status, taken?.status, taken?.error?.code]).toEqual([201, 409, "slot_taken"]);
    expect(taken?.error?.nearest_slots?.length).toBeGreaterThan(0);
    const event = booked?.event?._id ?? "";
    const results = await run("bookings", [
      { operation: "reschedule", event, body: { start: "2031-03-25T10:00:00Z" } },
      { operation: "cancel", event },
    ]);
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
  });
});
