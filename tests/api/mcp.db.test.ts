import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import type {
  JsonSchemaType,
  JsonSchemaValidator,
  jsonSchemaValidator,
} from "@modelcontextprotocol/sdk/validation/types.js";
import { beforeAll, describe, expect, it } from "vitest";
import { POST } from "@/app/mcp/route";
import { createTestApi, createTestKey, type Tenant } from "../support/api";
import { createTestHost, createTestPage } from "../support/users";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0" });

const compiler = new AjvJsonSchemaValidator();
const compiled = new Map<string, JsonSchemaValidator<never>>();

/** Compiles each schema once, while the SDK's own validator does so with every list of tools. */
const schemas: jsonSchemaValidator = {
  getValidator<T>(schema: JsonSchemaType) {
    const key = JSON.stringify(schema);
    const validator = compiled.get(key) ?? compiler.getValidator<never>(schema);
    compiled.set(key, validator);
    return validator as JsonSchemaValidator<T>;
  },
};

/** The SDK's client, which validates every response against the tool's schema. */
async function connect(authorization?: string): Promise<Client> {
  const client = new Client({ name: "agent", version: "1" }, { jsonSchemaValidator: schemas });
  const transport = new StreamableHTTPClientTransport(new URL("https://meet.example.com/mcp"), {
    fetch: async (url, init) => {
      const request = new Request(url, init as RequestInit);
      return request.method === "POST" ? POST(request) : new Response(null, { status: 405 });
    },
    ...(authorization && { requestInit: { headers: { authorization } } }),
  });
  await client.connect(transport as Parameters<Client["connect"]>[0]);
  return client;
}

// biome-ignore lint/suspicious/noExplicitAny: the tool's response has any type
type Answer = any;

/** Calls a tool with arguments from its schema, as an agent does. */
async function use(client: Client, name: string, args: Record<string, unknown>): Promise<Answer> {
  const { tools } = await client.listTools();
  const named = tools.find((tool) => tool.name === name)?.inputSchema as JsonSchemaType;
  expect(schemas.getValidator(named)(args).errorMessage, name).toBeUndefined();
  const result = (await client.callTool({ name, arguments: args })) as Answer;
  expect(result.isError, JSON.stringify(result.content)).toBeFalsy();
  return result.structuredContent;
}

async function refuse(client: Client, name: string, args: Record<string, unknown>): Promise<Answer> {
  const result = (await client.callTool({ name, arguments: args })) as Answer;
  expect(result.isError).toBe(true);
  return JSON.parse(result.content[0].text);
}

const listNames = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name).sort();

const WITH_KEY = [
  ...["book", "cancel", "explain_slot", "find_events", "find_slots", "hold"],
  ...["my_availability", "read_booking", "reschedule", "who_am_i"],
];
const WITHOUT_KEY = ["book_page", "describe_page", "find_page_slots", "who_am_i"];

let acme: Tenant;
let owner: { _id: string };
let page: { nickname: string };
beforeAll(async () => {
  acme = await api.tenant();
});

async function openPage(custom: Record<string, unknown> = {}) {
  owner = await createTestHost(acme);
  page = await createTestPage(acme, owner._id, { custom: { auto_confirm: true, ...custom } });
}

const attendee = { name: "Ana Silva", email: "ana@example.com" };
const RANGE = { from: "2031-03-10", to: "2031-03-10" };

describe("an agent with a key", () => {
  it("books, moves and cancels using only what the tools returned", { tags: "main" }, async () => {
    await openPage();
    const agent = await connect(`Bearer ${acme.key}`);
    expect(agent.getInstructions()).toContain("find_slots");
    const { slots } = await use(agent, "find_slots", { page: page.nickname, ...RANGE });
    const start = slots[2].start.dateTime;
    const hold = await use(agent, "hold", { page: page.nickname, start });
    const booked = await use(agent, "book", { page: page.nickname, start, attendee, hold: hold._id });
    expect(booked.booking.status).toBe("confirmed");

    const why = await use(agent, "explain_slot", { page: page.nickname, start });
    expect(why.reasons[0].rule).toBe("meeting");
    const taken = await refuse(agent, "book", { page: page.nickname, start, attendee });
    expect(taken.code).toBe("slot_taken");

    const later = taken.nearest_slots.at(-1).start.dateTime;
    const moved = await use(agent, "reschedule", { event_id: booked._id, start: later });
    expect(moved.booking.start).toBe(new Date(later).toISOString());
    const { events } = await use(agent, "find_events", { invitee_emails: attendee.email });
    expect(events.map(({ _id }: { _id: string }) => _id)).toContain(booked._id);
    const cancelled = await use(agent, "cancel", { event_id: booked._id, reason: "Ana is ill." });
    expect(cancelled.booking.status).toBe("cancelled");
    expect((await use(agent, "read_booking", { event_id: booked._id })).cancelled).toBeTruthy();
  });

  it("reports when a user works", async () => {
    await openPage();
    const agent = await connect(acme.key);
    const { availabilities } = await use(agent, "my_availability", { user_id: owner._id });
    expect(availabilities[0].days.monday.enabled).toBe(true);
  });

  it("runs an operation once for two requests with one idempotency key", async () => {
    await openPage();
    const agent = await connect(acme.key);
    const { slots } = await use(agent, "find_slots", { page: page.nickname, ...RANGE });
    const wish = { page: page.nickname, start: slots[0].start.dateTime, attendee, idempotency_key: "once-1" };
    expect((await use(agent, "book", wish))._id).toBe((await use(agent, "book", wish))._id);
  });

  it("pages through a long list with the cursors in the response", async () => {
    await openPage();
    const agent = await connect(acme.key);
    const { slots } = await use(agent, "find_slots", { page: page.nickname, ...RANGE });
    for (const { start } of slots.slice(0, 3))
      await use(agent, "book", { page: page.nickname, start: start.dateTime, attendee });
    const found = new Set<string>();
    for (let cursor: string | undefined, round = 0; round < 3; round++) {
      const { events, next } = await use(agent, "find_events", {
        creator_users: owner._id,
        limit: 1,
        ...(cursor && { cursor }),
      });
      for (const { _id } of events) found.add(_id);
      cursor = next;
    }
    expect(found.size).toBe(3);
  });

  it("gets errors that name the invalid argument, and unknown arguments are rejected", async () => {
    await openPage();
    const agent = await connect(acme.key);
    const wrong = await refuse(agent, "book", {
      page: page.nickname,
      start: "tomorrow",
      attendee: { name: "" },
    });
    expect(wrong.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(
      expect.arrayContaining(["/start", "/attendee/name", "/attendee/email"]),
    );
    const unknown = await refuse(agent, "book", {
      page: page.nickname,
      when: "soon",
      start: "2031-03-10T09:00:00Z",
      attendee,
    });
    expect(unknown.errors[0]).toMatchObject({ pointer: "/when", code: "unknown_key" });
    const unknownEvent = await refuse(agent, "cancel", { event_id: "0".repeat(24) });
    expect(unknownEvent.status).toBe(404);
    expect((await refuse(agent, "cancel", {})).status).toBe(400);
  });

  it("introduces itself briefly, and gets the names of missing arguments", async () => {
    const agent = await connect(acme.key);
    const me = await use(agent, "who_am_i", {});
    expect(me).toMatchObject({ kind: "key", organization: { _id: acme.id } });
    expect(JSON.stringify(me).length).toBeLessThan(2000);
    expect((await refuse(agent, "my_availability", {})).errors).toEqual([
      { in: "path", pointer: "/user_id", code: "required", message: "is required" },
    ]);
  });

  it("lists the tools of the key's scopes", async () => {
    expect(await listNames(await connect(acme.key))).toEqual(WITH_KEY);
    const reader = await connect(await createTestKey(api.db, acme.id, ["slots:read"]));
    expect(await listNames(reader)).toEqual(["explain_slot", "find_slots", "who_am_i"]);
    await expect(reader.callTool({ name: "book", arguments: {} })).rejects.toThrow("no tool book");
  });

  it("finds the arguments of each tool at the top of its schema", async () => {
    const { tools } = await (await connect(acme.key)).listTools();
    const named = Object.fromEntries(tools.map((tool) => [tool.name, tool]));
    expect(named.book?.inputSchema.required).toEqual(expect.arrayContaining(["start", "attendee"]));
    expect(Object.keys(named.reschedule?.inputSchema.properties ?? {})).toEqual(
      expect.arrayContaining(["event_id", "start", "duration", "reason", "idempotency_key"]),
    );
    expect(Object.keys(named.hold?.outputSchema?.properties ?? {})).toEqual(
      expect.arrayContaining(["_id", "start", "end", "expires_at"]),
    );
    for (const { inputSchema, outputSchema } of tools)
      expect([inputSchema, outputSchema].filter((schema) => schema && "$ref" in schema)).toEqual([]);
  });

  it("gets no tools with an invalid key", async () => {
    await expect(connect("Bearer bp_live_nobody")).rejects.toThrow();
    const request = new Request("https://meet.example.com/mcp", {
      method: "POST",
      headers: { authorization: "x" },
    });
    const refused = await POST(request);
    expect(refused.status).toBe(401);
    expect(refused.headers.get("www-authenticate")).toContain("Bearer");
  });

  it("reaches nothing of another organisation", async () => {
    await openPage();
    const other = await connect((await api.tenant("Other")).key);
    expect((await refuse(other, "find_slots", { page: page.nickname, ...RANGE })).status).toBe(400);
    expect((await refuse(other, "my_availability", { user_id: owner._id })).status).toBe(404);
  });
});

describe("an agent without a key", () => {
  it("books on a page that is open to programs", { tags: "main" }, async () => {
    await openPage();
    const agent = await connect();
    expect(await listNames(agent)).toEqual(WITHOUT_KEY);
    const { timezone, questions } = await use(agent, "describe_page", { nickname: page.nickname });
    expect(questions).toEqual([]);
    const { slots } = await use(agent, "find_page_slots", { nickname: page.nickname, timezone, ...RANGE });
    const wish = { nickname: page.nickname, start: slots[0].start.dateTime, attendee };
    expect((await use(agent, "book_page", wish)).status).toBe("confirmed");
    expect((await refuse(agent, "book_page", wish)).nearest_slots.length).toBeGreaterThan(0);
  });

  it("finds no page that excludes programs", async () => {
    await openPage({ block_programs: true });
    const refused = await refuse(await connect(), "describe_page", { nickname: page.nickname });
    expect(refused.status).toBe(404);
  });
});
