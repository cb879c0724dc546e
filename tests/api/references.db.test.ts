import { beforeAll, describe, expect, it } from "vitest";
import { CONTRACTS } from "@/lib/api/contracts";
import { buildOpenapiDocument } from "@/lib/api/openapi/build-openapi-document";
import type { AnyContract } from "@/lib/domain/contracts/contract";
import { generateId } from "@/lib/platform/db/generate-id";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import type { ApiResponse } from "../support/api-response";
import { createTestEvent, DATE } from "../support/events";
import { createFullFixture } from "../support/full-fixture/create-full-fixture";
import { SAMPLES } from "../support/full-fixture/samples";
import { OIDC_CLIENT, startIdentityProvider } from "../support/identity-provider";
import { createTestRoom } from "../support/rooms";
import { bookTestSeat, createSeatedPage, TEN } from "../support/seats";
import { createTestTeam } from "../support/teams";
import {
  buildExchangeAccount,
  createTestPage,
  createTestType,
  createTestUser,
  listErrorCodes,
  makeUniqueName,
} from "../support/users";
import { REMINDER_STEP } from "../support/workflows";

const provider = await startIdentityProvider();
const api = createTestApi({ SIGN_IN_ALLOWED_HOSTS: "127.0.0.1" });

type World = Awaited<ReturnType<typeof createFullFixture>>;

let acme: Tenant;
let fixture: World;
let teamPage: string;
let theirs: Record<string, string>;
beforeAll(async () => {
  acme = await api.tenant();
  fixture = await createFullFixture(acme);
  teamPage = (await createTestPage(acme, "", { belongs_to: undefined, team: fixture.team._id })).nickname;
  await createTestType(acme, teamPage, { name: "Team call", handle: "call" });
  const globex = await api.tenant("Globex");
  theirs = await listTheirs(globex, await createFullFixture(globex));
});

/** The ids of another organisation, by the field that could name them. */
async function listTheirs(globex: Tenant, { user, event, ...other }: World) {
  await globex.put(`/v2/users/${user._id}`, { calendars: [buildExchangeAccount(makeUniqueName("mailbox"))] });
  const [invitee] = event.invitees;
  const people = [
    ...["user", "users", "belongs_to", "instead", "host", "fixed", "members", "admins", "weights", "order"],
    ...["emergency_admin", "id"],
  ].map((name) => [name, user._id]);
  return {
    ...Object.fromEntries(people),
    team: other.team._id,
    teams: other.team._id,
    leave_team: other.team._id,
    pages: other.bookpage._id,
    types: other.type._id,
    availability: other.availability._id,
    app: other.app._id,
    hold: other.hold._id,
    event: event._id,
    organization: globex.id,
    date_id: event.dates[0]._id,
    date_ids: event.dates[0]._id,
    dates: event.dates[0]._id,
    place_id: event.places[0]._id,
    places: event.places[0]._id,
    invitee: invitee._id,
    from: invitee._id,
    calendars: other.calendar._id,
    ...{
      any_of: (await createTestRoom(globex, "Mars"))._id,
      room: (await createTestRoom(globex, "Venus"))._id,
    },
  } as Record<string, string>;
}

// biome-ignore lint/suspicious/noExplicitAny: a JSON Schema of any kind
type Json = any;

const DOCUMENT: Json = buildOpenapiDocument(CONTRACTS, "http://localhost:3000");

const resolve = (schema: Json): Json =>
  schema?.$ref ? resolve(DOCUMENT.components.schemas[schema.$ref.split("/").at(-1)]) : (schema ?? {});

const isId = (schema: Json) => schema?.$ref?.endsWith("/Id");

/** Pointers to all ids that a body can contain; `{}` is a key. */
function listIds(schema: Json, at = "", depth = 0): string[] {
  if (isId(schema)) return [at];
  if (depth > 12) return [];
  const { anyOf = [], oneOf = [], properties = {}, items, ...rest } = resolve(schema);
  const { propertyNames, additionalProperties } = rest;
  return [
    ...[...anyOf, ...oneOf].flatMap((option: Json) => listIds(option, at, depth + 1)),
    ...Object.entries(properties).flatMap(([name, value]) => listIds(value, `${at}/${name}`, depth + 1)),
    ...(items ? listIds(items, `${at}/0`, depth + 1) : []),
    ...(isId(propertyNames) ? [`${at}/{}`] : []),
    ...(additionalProperties ? listIds(additionalProperties, `${at}/*`, depth + 1) : []),
  ];
}

/** Ids of list entries, which are no references and can be copied with settings. */
const OF_ENTRIES = /\/(travel|dates|places|questions|rules)\/0\/_id$/;

/** Required fields beside the id, so that nothing else is rejected. */
const BESIDE: [RegExp, (pointer: string) => object][] = [
  [/\/weights\/\{\}$/, () => ({ rule: "weighted" })],
  [/\/order\/0$/, () => ({ rule: "priority" })],
  [/\/fixed\/0$/, () => ({ kind: "some" })],
];

/** The fields for the object with the id, and for the body. */
function besides({ name, path }: AnyContract, pointer: string): { at: string; fields: object }[] {
  const parent = pointer.slice(0, pointer.lastIndexOf("/"));
  const list = [];
  const within = pointer.replace(/\/(?:\{\}|0)$/, "");
  const owner = /\/(weights|order|fixed)/.test(pointer) ? within.slice(0, within.lastIndexOf("/")) : parent;
  const beside = BESIDE.find(([pattern]) => pattern.test(pointer));
  if (beside) list.push({ at: owner, fields: beside[1](pointer) });
  if (/^(\/users\/0)?\/bookpage\//.test(pointer))
    list.push({
      at: `${pointer.slice(0, pointer.indexOf("/bookpage"))}/bookpage`,
      fields: { nickname: /create/.test(name) ? makeUniqueName("ref") : fixture.bookpage.nickname },
    });
  if (/\/rules\/0/.test(pointer))
    list.push({
      at: "/rules/0",
      fields: {
        conditions: [{ key: "topic", is: "Tea" }],
        ...(pointer.endsWith("/team") ? {} : { to: { message: "Hi" } }),
      },
    });
  const [, step] = /^(.*\/steps\/list\/0)\/hosts/.exec(pointer) ?? [];
  if (step !== undefined)
    list.push({ at: step, fields: { title: "Talk", minutes: 30, hosts: { kind: "any" } } });
  if (name === "createAppointmentType" && (step !== undefined || /fixed/.test(pointer)))
    list.push({ at: "", fields: { availability: undefined } });
  if (name === "createBookpage" && pointer === "/team")
    list.push({ at: "", fields: { belongs_to: undefined } });
  if (/SignIn$/.test(name))
    list.push({
      at: "/provider",
      fields: { issuer: provider.url, client_id: OIDC_CLIENT.id, client_secret: OIDC_CLIENT.secret },
    });
  if (pointer === "/steps/0/_id") list.push({ at: parent, fields: REMINDER_STEP });
  if (pointer.includes("team_groups")) list.push({ at: parent, fields: { group: "Sales" } });
  if (name === "assignPageTemplate" && pointer === "/team")
    list.push({ at: "", fields: { users: undefined } });
  if (path.startsWith("/hooks") || path.startsWith("/v2/hooks"))
    list.push({ at: "", fields: { action: "event.created", target_url: "https://hooks.example.com/" } });
  if (path === "/v2/users/batch") {
    const person =
      name === "createUsers"
        ? { email: `${makeUniqueName("batch")}@example.com` }
        : { _id: fixture.user._id };
    if (pointer !== "/users/0/user/_id" && pointer !== "/users/0/user/id")
      list.push({ at: "/users/0/user", fields: person });
  }
  if (pointer === "/invitations/0/team")
    list.push({
      at: "/invitations/0",
      fields: { user: undefined, email: `${makeUniqueName("new")}@example.com` },
    });
  if (/\/rules\/0/.test(pointer))
    list.push({ at: "/questions/0", fields: { label: "Topic", key: "topic", kind: "text" } });
  const operation = Object.keys(OPERATIONS).find((one) => `${name} ${pointer}`.startsWith(one));
  if (operation) list.push({ at: "", fields: { operations: [OPERATIONS[operation]?.()] } });
  return list;
}

/** The batch operation in which the id can occur. */
const OPERATIONS: Record<string, () => object> = {
  "changeBookings /operations/0/body/host": () => create("createBooking"),
  "changeBookings /operations/0/body/hold": () => create("createBooking"),
  "changeBookings /operations/0/event": () => ({ operation: "cancel" }),
  "changeBookings /operations/0/body/invitee": () => ({ operation: "cancel", event: fixture.booking._id }),
  "changeBookings /operations/0/body/user": () => ({ operation: "reassign", event: fixture.booking._id }),
  "changeEvents /operations/0/body/created_by": () => create("createEvent"),
  "changeEvents /operations/0/body/dates": () => ({ operation: "update", event: fixture.event._id }),
  "changeEvents /operations/0/body/places": () => ({ operation: "update", event: fixture.event._id }),
  "changeEvents /operations/0/body/hold": () => create("createEvent"),
  "changeEvents /operations/0/body/third_party": () => create("createEvent"),
  "changeEvents /operations/0/event": () => ({ operation: "cancel" }),
  "changeEvents /operations/0/body/date_id": () => ({ operation: "confirm", event: fixture.event._id }),
  "changeEvents /operations/0/body/place_id": () => ({ operation: "confirm", event: fixture.event._id }),
};

const create = (name: string) => ({ operation: "create", body: SAMPLES[name]?.call(fixture).body });

function writeAt(body: Json, pointer: string, value: unknown): Json {
  if (pointer === "") return typeof value === "object" ? { ...body, ...value } : value;
  const [, key = "", rest = ""] = /^\/([^/]*)(.*)$/.exec(pointer) ?? [];
  if (/^\d+$/.test(key)) return [writeAt(Array.isArray(body) ? body[0] : undefined, rest, value)];
  const object = typeof body === "object" && body !== null && !Array.isArray(body) ? body : {};
  return { ...object, [key]: writeAt(object[key], rest, value) };
}

function bodyWith(contract: AnyContract, sent: unknown, pointer: string, id: string) {
  const isKey = pointer.endsWith("/{}");
  const value = isKey ? (contract.path.endsWith("votes") ? "yes" : 2) : id;
  const body = besides(contract, pointer).reduce((all, { at, fields }) => writeAt(all, at, fields), sent);
  return writeAt(body, isKey ? pointer.replace("{}", id) : pointer, value);
}

/** Only pages of teams have hosts. */
const pathFor = (path: string, pointer: string) =>
  /\/(fixed|steps\/list\/0\/hosts\/users)\/0$/.test(pointer)
    ? path
        .replace(
          /bookpages\/[^/]+(\/types\/)?[^/]*/,
          (_, ofType) => `bookpages/${teamPage}${ofType ? "/types/call" : ""}`,
        )
        .replace("/types/call/preview", "/types/call/preview")
    : path;

/** The error of a batch is in its single result. */
function readRefusal({ status, body }: ApiResponse, id: string) {
  const [result] = body?.results ?? [];
  const refused = result?.error ? { ...result.error, status: result.status } : { ...body, status };
  const errors = (refused.errors ?? []) as { pointer: string; code: string }[];
  return {
    status: refused.status as number,
    detail: String(refused.detail ?? "").replaceAll(id, "…"),
    faults: errors.map(({ pointer, code }) => `${pointer.replaceAll(id, "{}")} ${code}`),
  };
}

const PLACES = CONTRACTS.filter(({ scope }) => scope !== "session").flatMap((contract) => {
  const operation = DOCUMENT.paths[contract.path.replace(/:(\w+)/g, "{$1}")][contract.method.toLowerCase()];
  const [content] = Object.values<Json>(operation.requestBody?.content ?? {});
  const pointers = [...new Set(listIds(content?.schema))].filter((pointer) => !OF_ENTRIES.test(pointer));
  return pointers.map((pointer) => ({ name: contract.name, pointer, contract }));
});

describe("an id in a body", () => {
  it.each(PLACES)(
    "$name $pointer: an unknown id and one of another organisation are rejected alike",
    async ({ name, pointer, contract }) => {
      const { path, body: sent = {} } = SAMPLES[name]?.call(fixture) ?? { path: "" };
      const key =
        pointer
          .split("/")
          .filter((part) => !/^(0|_id|\{\}|)$/.test(part))
          .at(-1) ?? "";
      const refusals = [];
      for (const id of [generateId(), theirs[key] ?? generateId()]) {
        const answer = await requestApi(contract.method, pathFor(path, pointer), {
          body: bodyWith(contract, sent, pointer, id),
          headers: contract.scope === "public" ? {} : { authorization: acme.key },
        });
        refusals.push(readRefusal(answer, id));
      }
      const [ofNobody, ofOthers] = refusals;
      expect(ofOthers).toEqual(ofNobody);
      expect([400, 404, 409], JSON.stringify(ofNobody)).toContain(ofNobody?.status);
      const [issue = ""] = (ofNobody?.faults ?? []).map((one) => one.split(" ")[0]);
      expect(issue, ofNobody?.detail).not.toBe("");
      // Only pages of teams have hosts, and a member given as an object is reported as a whole.
      expect(pointer === issue || pointer.startsWith(`${issue}/`), `${issue}: ${ofNobody?.detail}`).toBe(
        true,
      );
    },
  );
});

describe("further rules for an id:", () => {
  it("an invitee to move must take part in the meeting", async () => {
    const { nickname } = await createSeatedPage(acme, 3);
    const { _id } = await bookTestSeat(acme, nickname, "Rui");
    for (const invitee of [generateId(), theirs.invitee]) {
      const moved = await acme.post(`/v2/bookings/${_id}/reschedule`, { invitee, start: TEN });
      expect([moved.status, listErrorCodes(moved)]).toEqual([404, ["/invitee unknown"]]);
      expect(moved.body.detail).toBe("invitee is not an invitee of this event.");
    }
  });

  it("a different place for confirmed dates is a conflict", async () => {
    const places = [{ name: "Office" }, { name: "Café" }];
    const event = await createTestEvent(acme, fixture.user, { dates: [DATE], places });
    const [first, second] = event.places.map(({ _id }: { _id: string }) => _id);
    const confirm = (place_id: unknown) =>
      acme.post(`/v2/events/${event._id}/confirm_dates`, { date_ids: [event.dates[0]._id], place_id });
    expect((await confirm(first)).status).toBe(200);
    expect((await confirm(first)).status).toBe(200);
    expect((await confirm(undefined)).status).toBe(200);
    expect((await confirm(second)).body.code).toBe("conflict");
    expect(listErrorCodes(await confirm(theirs.place_id))).toEqual(["/place_id unknown"]);
  });

  it("an emergency admin must be an admin before passwords are disabled", async () => {
    await createTestUser(acme, { user: { role: "admin" } });
    const admin = await createTestUser(acme, {
      user: { role: "admin" },
      login: { credentials: { username: makeUniqueName("admin"), password: "five grey herons at noon" } },
    });
    const oidc = { issuer: provider.url, client_id: OIDC_CLIENT.id, client_secret: OIDC_CLIENT.secret };
    const { status, body } = await acme.put("/v2/sign_in", {
      provider: { ...oidc, emergency_admin: admin._id },
    });
    expect([status, body.provider?.emergency_admin]).toEqual([200, admin._id]);
    expect((await acme.put(`/v2/users/${admin._id}`, { user: { role: "member" } })).status).toBe(200);
    const sent = { ...body.provider, client_secret: undefined };
    expect((await acme.put("/v2/sign_in", { provider: sent })).status).toBe(200);
    const only = await acme.put("/v2/sign_in", { provider: { ...sent, only: true } });
    expect(listErrorCodes(only)).toEqual(["/provider/emergency_admin unknown"]);
  });

  it("ids deleted since may be sent back", async () => {
    const room = await createTestRoom(acme, "Pluto");
    const page = await createTestPage(acme, fixture.user._id, {
      secondary: true,
      custom: { rooms: { any_of: [room._id] } },
    });
    const team = await createTestTeam(acme, { members: [fixture.user._id] });
    const hook = (
      await acme.post("/hooks", {
        action: "event.created",
        target_url: "https://hooks.example.com/",
        filter: { teams: [team._id] },
      })
    ).body;
    await acme.delete(`/v2/users/${room._id}`);
    await acme.delete(`/v2/teams/${team._id}`);
    for (const path of [`/v2/bookpages/${page.nickname}`, `/hooks/${hook._id}`]) {
      const { body } = await acme.get(path);
      expect((await acme.put(path, body)).body.errors, path).toBeUndefined();
    }
  });
});
