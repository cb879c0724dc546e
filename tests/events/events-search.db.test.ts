import { beforeAll, describe, expect, it } from "vitest";
import type { Role } from "@/lib/domain/contracts/audience";
import { toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { formatFoldedText } from "@/lib/platform/db/format-folded-text";
import { foldText } from "@/lib/platform/i18n/fold-text";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestSession } from "../support/create-session";
import { createTestEvent, DATE } from "../support/events";
import { bookTestSeat, createSeatedPage } from "../support/seats";
import { createTestTeam } from "../support/teams";
import { createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

let acme: Tenant;
/** The host of the first two meetings. */
let host: { _id: string };

const list = async (query: Record<string, string>, headers?: Record<string, string>) => {
  const path = `/v2/events?${new URLSearchParams(query)}`;
  const response = headers ? await requestApi("GET", path, { headers }) : await acme.get(path);
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return response.body.map(({ title }: { title: string }) => title).sort();
};

/** Stores a company as a booking page with that field would. */
const setCompany = (email: string, company: string) =>
  api.db.invitee.updateMany({ where: { organizationId: acme.id, email }, data: { company } });

beforeAll(async () => {
  acme = await api.tenant();
  host = await createTestUser(acme, {
    user: { first_name: "Łukasz", last_name: "Müller", emails: ["lukasz@example.com"] },
  });
  const guest = {
    full_name: "Zoë Brontë",
    email: "zoe@mail.example",
    phone: "+4930123456",
  };
  await createTestEvent(acme, host, {
    title: "Frühstück 100%",
    dates: [DATE],
    places: [{ name: "Café Æther", address: "Weißer Weg 3" }],
    invitees: [guest],
  });
  await createTestEvent(acme, host, {
    title: "snake_case lunch",
    dates: [DATE],
    invitees: [guest, { full_name: "Bo Li", email: "bo@mail.example" }],
  });
  await createTestEvent(acme, "visitor@mail.example", { title: "Back\\slash", dates: [DATE] });
  await setCompany("zoe@mail.example", "Ångström AG");
  const other = await api.tenant("Other");
  await createTestEvent(other, "zoe@mail.example", { title: "Not ours, Zoë Brontë" });
});

const BREAKFAST = "Frühstück 100%";
const LUNCH = "snake_case lunch";

describe("the event search", () => {
  it.each([
    ["a guest's name", "zoë brontë", [BREAKFAST, LUNCH]],
    ["the same without accents, in any case", "ZOE bronte", [BREAKFAST, LUNCH]],
    ["in letters of which the accents stand apart", "zoe\u0308", [BREAKFAST, LUNCH]],
    ["a part of a guest's address", "bo@mail", [LUNCH]],
    ["a guest's company", "angstrom", [BREAKFAST, LUNCH]],
    ["a guest's number", "+4930123", [BREAKFAST, LUNCH]],
    ["the title", "fruhstuck", [BREAKFAST]],
    ["a title with words of others", "lunch bo", [LUNCH]],
    ["the host", "lukasz muller", [BREAKFAST, LUNCH]],
    ["the host's address", "lukasz@example", [BREAKFAST, LUNCH]],
    ["the address of an external organiser", "visitor@", ["Back\\slash"]],
    ["the place", "cafe aether", [BREAKFAST]],
    ["the place's address", "weisser weg", [BREAKFAST]],
    ["words of several fields", "breakfast zoe", []],
    ["words of several fields that all occur", "fruh zoe weg lukasz", [BREAKFAST]],
    ["a word of two letters, at the beginning of words", "bo", [LUNCH]],
    ["but not within them", "li o", [LUNCH].slice(1)],
    ["nothing but spaces", "   ", ["Back\\slash", BREAKFAST, LUNCH]],
    ["a percent sign, as it is", "100%", [BREAKFAST]],
    ["no sign that stands for others", "1%0", []],
    ["an underscore, as it is", "snake_case", [LUNCH]],
    ["no letter for an underscore", "sn_ke", []],
    ["a backslash, as it is", "back\\slash", ["Back\\slash"]],
    ["a quote", "' OR 1=1 --", []],
  ])("finds %s", { tags: "main" }, async (_, search, titles) => {
    expect(await list({ search })).toEqual(titles.toSorted());
  });

  it.each([
    ["title", "zoe", []],
    ["title", "lunch", [LUNCH]],
    ["guests", "zoe", [BREAKFAST, LUNCH]],
    ["guests", "lukasz", []],
    ["hosts", "lukasz", [BREAKFAST, LUNCH]],
    ["hosts", "zoe", []],
    ["hosts", "lunch", []],
    ["places", "cafe", [BREAKFAST]],
    ["places", "lunch", []],
    ["guests,places", "zoe cafe", [BREAKFAST]],
  ])("searches %s only for %j", async (search_in, search, titles) => {
    expect(await list({ search, search_in })).toEqual(titles.toSorted());
  });

  it("combines with other filters, in every order", async () => {
    expect(await list({ search: "zoe", invitee_emails: "bo@mail.example" })).toEqual([LUNCH]);
    for (const sort of ["newest", "oldest", "start"])
      expect(await list({ search: "zoe", sort, filter: "upcoming" })).toEqual([BREAKFAST, LUNCH].toSorted());
  });

  it("continues after a page ended", async () => {
    const first = await acme.get("/v2/events?search=zoe&limit=1");
    const next = await acme.get(`/v2/events?search=zoe&limit=1&cursor=${first.headers.get("next-cursor")}`);
    expect([first, next].map(({ body }) => body[0].title)).toEqual([LUNCH, BREAKFAST]);
    expect(next.headers.get("next-cursor")).toBeNull();
  });

  it.each([
    [{ search: "a\0b" }, "/search nul_character"],
    [{ search: "x".repeat(10_000) }, "/search too_big"],
    [{ search: "x", search_in: "everything" }, "/search_in/0 invalid_value"],
    [{ search_in: "guests" }, "/search_in invalid_value"],
    [{ since: "2031-01-02T00:00:00Z", until: "2031-01-01T00:00:00Z" }, "/until invalid_value"],
  ])("rejects %j", async (query, issue) => {
    const response = await acme.get(`/v2/events?${new URLSearchParams(query as Record<string, string>)}`);
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
  });
});

describe("the event search by role", () => {
  const signedIn = async (role: Role, rest: Record<string, unknown> = {}) => {
    const user = await createTestUser(acme, { user: { first_name: role, ...rest } });
    await api.db.user.updateMany({
      where: { id: user._id },
      data: { ...toRoleColumns(role), emailConfirmedAt: new Date() },
    });
    return { ...user, headers: await createTestSession(api.db, user) };
  };

  it.each(["owner", "admin", "viewer"] as const)("is complete for %ss", async (role) => {
    const { headers } = await signedIn(role);
    expect(await list({ search: "zoe@mail" }, headers)).toEqual([BREAKFAST, LUNCH].toSorted());
  });

  it("shows a manager only meetings of their teams' users", async () => {
    const manager = await signedIn("manager");
    const colleague = await createTestUser(acme);
    await createTestTeam(acme, { members: [colleague._id], admins: [manager._id] });
    await createTestEvent(acme, colleague, {
      title: "Of the team",
      invitees: [{ email: "zoe@mail.example" }],
    });
    expect(await list({ search: "zoe@mail" }, manager.headers)).toEqual(["Of the team"]);
  });

  it("shows a member neither other guests' addresses nor meetings without the member", async () => {
    const member = await signedIn("member");
    const [email] = member.emails;
    const guest = {
      full_name: "Quincy Adams",
      email: "secret@mail.example",
      phone: "+493099887",
    };
    await createTestEvent(acme, host, { title: "Invited to", invitees: [guest, { email }] });
    await createTestEvent(acme, member, { title: "Own", invitees: [guest] });
    await createTestEvent(acme, host, { title: "Without them", invitees: [guest] });
    await setCompany("secret@mail.example", "Brill");
    const invited = { invitee_users: member._id };
    expect(await list({ search: "quincy", ...invited }, member.headers)).toEqual(["Invited to", "Own"]);
    expect(await list({ search: "brill", ...invited }, member.headers)).toEqual(["Invited to", "Own"]);
    expect(await list({ search: "secret@", ...invited }, member.headers)).toEqual(["Own"]);
    expect(await list({ search: "+493099", ...invited }, member.headers)).toEqual(["Own"]);
    expect(await list({ search: "lukasz@", ...invited }, member.headers)).toEqual(["Invited to"]);
    expect(await list({ search: email, ...invited }, member.headers)).toEqual(["Invited to", "Own"]);
    const refused = await requestApi("GET", "/v2/events?search=quincy", { headers: member.headers });
    expect(refused.status).toBe(403);
  });

  it("shows a member with a seat no other bookers", async () => {
    const member = await signedIn("member");
    const page = await createSeatedPage(acme, 5);
    await bookTestSeat(acme, page.nickname, "Wilhelmina");
    const seated = await bookTestSeat(acme, page.nickname, "Xaver");
    await api.db.invitee.updateMany({
      where: { eventId: seated._id, email: "xaver@example.com" },
      data: { userId: member._id },
    });
    const invited = { invitee_users: member._id };
    expect(await list({ search: "wilhelmina", ...invited }, member.headers)).toEqual([]);
    expect(await list({ search: "xaver duarte", ...invited }, member.headers)).toHaveLength(1);
    expect(await list({ search: page.email, ...invited }, member.headers)).toHaveLength(1);
  });
});

describe("the accent folding of searches", () => {
  it("is the same in JavaScript and in the database", async () => {
    const ranges = [
      [0x20, 0x24f],
      [0x370, 0x52f],
      [0x1e00, 0x1fff],
      [0xfb00, 0xfb06],
      [0xff01, 0xff5e],
    ] as const;
    const letters = ranges.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)),
    );
    const rows = await api.db.$queryRawUnsafe<{ letter: string; folded: string }[]>(
      `SELECT letter, ${formatFoldedText("letter")} AS folded FROM unnest($1::text[]) letter`,
      letters,
    );
    expect(rows.length).toBe(letters.length);
    expect(rows.filter(({ letter, folded }) => foldText(letter) !== folded)).toEqual([]);
  });
});
