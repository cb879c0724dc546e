import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { createTestTeam } from "../support/teams";
import { addTemplateType, assignTestTemplate, createTestTemplate } from "../support/templates";
import {
  createTestHost,
  createTestPage,
  createTestType,
  createTestUser,
  listErrorCodes,
  makeUniqueName,
} from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const read = async (nickname: string) => (await acme.get(`/v2/bookpages/${nickname}`)).body;
const readTypes = async (nickname: string) => (await acme.get(`/v2/bookpages/${nickname}/types`)).body;
const templatePath = ({ _id }: { _id: string }) => `/v2/page_templates/${_id}`;

async function putTemplate(template: { _id: string }, body: Record<string, unknown>) {
  const response = await acme.put(templatePath(template), body);
  expect([response.status, response.body.errors]).toEqual([200, undefined]);
  return response.body;
}

describe("a page template", () => {
  it("creates a user's page with its settings and types, and lists locked fields", {
    tags: "main",
  }, async () => {
    const template = await createTestTemplate(acme, {
      name: "First talk",
      message: "Welcome",
      custom: { duration: 45, buffer_after: 10 },
      locked: ["lengths"],
    });
    const type = await addTemplateType(acme, template, {
      name: "Quick call",
      custom: { duration: 15 },
      locked: ["words", "offer"],
    });
    const user = await createTestHost(acme);
    const page = await assignTestTemplate(acme, template, [user._id]);
    expect(page).toMatchObject({
      belongs_to: user._id,
      secondary: false,
      message: "Welcome",
      custom: { duration: 45, buffer_after: 10 },
      template: template._id,
      locked: ["/custom/duration", "/custom/durations", "/custom/stay"],
    });
    expect(await readTypes(page.nickname)).toMatchObject([
      {
        name: "Quick call",
        handle: "quick-call",
        custom: { duration: 15 },
        template_type: type._id,
        locked: ["/name", "/description", "/message", "/active", "/public"],
      },
    ]);
    expect((await acme.get(templatePath(template))).body).toMatchObject({
      pages: 1,
      types: [{ _id: type._id, name: "Quick call" }],
    });
  });

  it("can be created from a page with its types, without personal settings", async () => {
    const owner = await createTestHost(acme);
    const page = await createTestPage(acme, owner._id, {
      message: "Hello",
      custom: { duration: 20, questions: [{ label: "Topic", kind: "text" }], blocking_calendars: [] },
    });
    await createTestType(acme, page.nickname, { name: "Visit", custom: { duration: 60 } });
    const template = await createTestTemplate(acme, { page: page.nickname, custom: { duration: 25 } });
    expect(template).toMatchObject({
      message: "Hello",
      custom: { duration: 25, questions: page.custom.questions },
      types: [{ name: "Visit" }],
      pages: 0,
    });
    expect(template.custom).not.toHaveProperty("blocking_calendars");
    expect((await read(page.nickname)).template).toBeNull();
  });

  it("contains no personal settings", async () => {
    const custom = { hosts: { kind: "any" }, duration: 20 };
    const body = { name: makeUniqueName("Template"), custom };
    const refused = await acme.post("/v2/page_templates", body, { prefer: "handling=strict" });
    expect([refused.status, listErrorCodes(refused)]).toEqual([400, ["/custom/hosts unknown_key"]]);
    expect((await acme.post("/v2/page_templates", body)).body.custom).not.toHaveProperty("hosts");
  });
});

describe("a change of a page template", () => {
  it("changes locked fields of all pages at once, and leaves free ones", {
    tags: "main",
  }, async () => {
    const template = await createTestTemplate(acme, {
      custom: { duration: 30, buffer_after: 5 },
      locked: ["lengths"],
    });
    const people = [await createTestHost(acme), await createTestHost(acme)] as const;
    const [one, other] = [
      await assignTestTemplate(acme, template, [people[0]._id]),
      await assignTestTemplate(acme, template, [people[1]._id]),
    ];
    await acme.put(`/v2/bookpages/${one.nickname}`, { custom: { buffer_after: 20 } });
    await putTemplate(template, { custom: { duration: 50, buffer_after: 60 } });
    expect((await read(one.nickname)).custom).toMatchObject({ duration: 50, buffer_after: 20 });
    expect((await read(other.nickname)).custom).toMatchObject({ duration: 50, buffer_after: 5 });
    await putTemplate(template, { custom: { duration: null }, locked: ["lengths", "buffers", "words"] });
    expect((await read(one.nickname)).custom).not.toHaveProperty("duration");
    expect((await read(one.nickname)).custom).toMatchObject({ buffer_after: 60 });
    await putTemplate(template, { message: "From us", locked: [] });
    expect(await read(other.nickname)).toMatchObject({
      custom: { buffer_after: 60 },
      message: "",
      locked: [],
    });
  });

  it("affects the next slot search, and leaves bookings", async () => {
    const template = await createTestTemplate(acme, {
      custom: { duration: 30, auto_confirm: true },
      locked: ["lengths"],
    });
    const host = await createTestHost(acme, { timezone: "UTC" });
    const { nickname } = await assignTestTemplate(acme, template, [host._id]);
    const booked = await createTestBooking(acme, { page: nickname, start: "2031-03-10T10:00:00Z" });
    const lengths = async () => {
      const { body } = await acme.get(`/v2/slots?page=${nickname}&from=2031-03-10&to=2031-03-10`);
      return [...new Set(body.slots.map(lengthOf))];
    };
    expect(await lengths()).toEqual([30]);
    await putTemplate(template, { custom: { duration: 60 } });
    expect(await lengths()).toEqual([60]);
    const after = (await acme.get(`/v2/bookings/${booked._id}`)).body;
    expect([after.start, after.end]).toEqual([booked.start, booked.end]);
  });

  it("notifies webhooks of each page, and is a version of changed pages", async () => {
    const template = await createTestTemplate(acme, { custom: { duration: 30 }, locked: ["lengths"] });
    const page = await assignTestTemplate(acme, template, [(await createTestHost(acme))._id]);
    const { body: hook } = await acme.post("/v2/hooks", {
      action: "bookpage.updated",
      target_url: "https://hooks.example.com/",
    });
    await putTemplate(template, { name: makeUniqueName("Renamed") });
    expect((await read(page.nickname)).__v).toBe(page.__v);
    await putTemplate(template, { custom: { duration: 35 } });
    expect((await read(page.nickname)).__v).toBe(page.__v + 1);
    const deliveries = (await acme.get(`/v2/hooks/${hook._id}/deliveries`)).body;
    expect(deliveries).toHaveLength(1);
  });

  it("that is inconsistent is rejected, and changes nothing", async () => {
    const template = await createTestTemplate(acme, { custom: { durations: [15, 30] }, locked: ["lengths"] });
    const page = await assignTestTemplate(acme, template, [(await createTestHost(acme))._id]);
    const response = await acme.put(templatePath(template), { custom: { duration: 45 } });
    expect([response.status, listErrorCodes(response)]).toEqual([400, ["/custom/duration mismatch"]]);
    expect((await read(page.nickname)).__v).toBe(page.__v);
  });
});

interface Slot {
  start: { dateTime: string };
  end: { dateTime: string };
}

const lengthOf = ({ start, end }: Slot) => (Date.parse(end.dateTime) - Date.parse(start.dateTime)) / 60_000;

describe("a locked setting", () => {
  it("is rejected by the API at its field, and may be sent back unchanged", async () => {
    const template = await createTestTemplate(acme, {
      custom: { duration: 30 },
      locked: ["lengths", "words"],
    });
    const page = await assignTestTemplate(acme, template, [(await createTestHost(acme))._id]);
    const path = `/v2/bookpages/${page.nickname}`;
    const refused = await acme.put(path, { message: "Mine", custom: { duration: 60, step: 15 } });
    expect([refused.status, refused.body.code, listErrorCodes(refused)]).toEqual([
      409,
      "conflict",
      ["/custom/duration locked", "/message locked"],
    ]);
    expect((await read(page.nickname)).custom).not.toHaveProperty("step");
    const kept = await acme.put(path, { message: "", custom: { duration: 30, step: 15 } });
    expect([kept.status, kept.body.custom.step]).toEqual([200, 15]);
  });

  it("is rejected for a type, and for the page in a user's update", async () => {
    const template = await createTestTemplate(acme, { locked: ["limits"] });
    await addTemplateType(acme, template, {
      name: "Call",
      custom: { duration: 15 },
      locked: ["words", "offer"],
    });
    const user = await createTestHost(acme);
    const page = await assignTestTemplate(acme, template, [user._id]);
    const type = `/v2/bookpages/${page.nickname}/types/call`;
    const renamed = await acme.put(type, { name: "Mine", active: false });
    expect([renamed.status, listErrorCodes(renamed)]).toEqual([409, ["/name locked", "/active locked"]]);
    expect((await acme.put(type, { custom: { duration: 20 }, handle: "short" })).status).toBe(200);
    const nested = await acme.put(`/v2/users/${user._id}`, {
      user: {},
      bookpage: { nickname: page.nickname, custom: { limits: [{ per: "day", count: 1 }] } },
    });
    expect([nested.status, listErrorCodes(nested)]).toEqual([409, ["/bookpage/custom/limits locked"]]);
  });

  it("keeps its page and type from deletion, but not the owner's types", async () => {
    const template = await createTestTemplate(acme);
    await addTemplateType(acme, template, { name: "Call" });
    const page = await assignTestTemplate(acme, template, [(await createTestHost(acme))._id]);
    for (const path of [`/v2/bookpages/${page.nickname}`, `/v2/bookpages/${page.nickname}/types/call`]) {
      const { status, body } = await acme.delete(path);
      expect([status, body.reason]).toEqual([409, "follows_template"]);
    }
    await createTestType(acme, page.nickname, { name: "Own" });
    expect((await acme.delete(`/v2/bookpages/${page.nickname}/types/own`)).status).toBe(204);
  });

  it("stays with the page for another person, and is unlocked on a team's page", async () => {
    const template = await createTestTemplate(acme, { custom: { duration: 30 }, locked: ["lengths"] });
    const page = await assignTestTemplate(acme, template, [(await createTestHost(acme))._id]);
    const path = `/v2/bookpages/${page.nickname}`;
    const moved = await acme.put(path, { belongs_to: (await createTestHost(acme))._id });
    expect(moved.body).toMatchObject({ template: template._id, locked: page.locked });
    const ofTeam = await acme.put(path, { team: (await createTestTeam(acme))._id });
    expect(ofTeam.body).toMatchObject({ template: null, locked: [], custom: { duration: 30 } });
  });
});

describe("types of a page template", () => {
  it("are added to all pages, beside users' types with that handle, and updated there", async () => {
    const template = await createTestTemplate(acme);
    const page = await assignTestTemplate(acme, template, [(await createTestHost(acme))._id]);
    await createTestType(acme, page.nickname, { name: "Call" });
    const type = await addTemplateType(acme, template, {
      name: "Call",
      custom: { duration: 15 },
      locked: ["words"],
    });
    expect((await readTypes(page.nickname)).map(({ handle }: { handle: string }) => handle)).toEqual([
      "call",
      "call-2",
    ]);
    await acme.put(`${templatePath(template)}/types/${type._id}`, { name: "Chat", custom: { duration: 20 } });
    const [own, followed] = await readTypes(page.nickname);
    expect(own).toMatchObject({ name: "Call", template_type: null });
    expect(followed).toMatchObject({ name: "Chat", handle: "call-2", custom: { duration: 15 } });
  });

  it("are removed from all pages, restorable on each as its own, or left there", async () => {
    const template = await createTestTemplate(acme);
    const [gone, stays] = [
      await addTemplateType(acme, template, { name: "Gone", locked: ["words"] }),
      await addTemplateType(acme, template, { name: "Stays", locked: ["words"] }),
    ];
    const { nickname } = await assignTestTemplate(acme, template, [(await createTestHost(acme))._id]);
    const [before] = await readTypes(nickname);
    expect((await acme.delete(`${templatePath(template)}/types/${gone._id}`)).status).toBe(204);
    expect((await acme.delete(`${templatePath(template)}/types/${stays._id}?types=keep`)).status).toBe(204);
    expect(await readTypes(nickname)).toMatchObject([{ name: "Stays", template_type: null, locked: [] }]);
    expect((await acme.post(`/v2/trash/${before._id}/restore`, {})).status).toBe(200);
    expect(await readTypes(nickname)).toMatchObject([{ name: "Gone", template_type: null, locked: [] }, {}]);
  });
});

describe("assigning a page template", () => {
  it("returns the page of each user, or the reason for none", async () => {
    const template = await createTestTemplate(acme, { name: "First talk" });
    const named = await createTestUser(acme, {
      user: { first_name: "Ana", last_name: makeUniqueName("Okafor") },
    });
    const paged = await createTestHost(acme);
    const primary = await createTestPage(acme, paged._id);
    const users = [named._id, paged._id, named._id, "65f0c1a2b3c4d5e6f7a8b9c0"];
    const { status, body } = await acme.post(`${templatePath(template)}/pages`, { users });
    expect(status).toBe(200);
    expect(body.results).toMatchObject([
      { user: named._id, status: 201, nickname: `ana-${named.last_name.toLowerCase()}` },
      { user: paged._id, status: 201, nickname: `${primary.nickname}-first-talk` },
      { status: 409, error: { reason: "follows_already" } },
      { status: 404, error: { errors: [{ pointer: "/users/3", code: "unknown" }] } },
    ]);
    expect(await read(`${primary.nickname}-first-talk`)).toMatchObject({ secondary: true });
    const listed = await acme.get(`/v2/bookpages?template=${template._id}`);
    expect(listed.body).toHaveLength(2);
  });

  it("numbers nicknames that are taken, in any organisation", async () => {
    const name = { first_name: "Bea", last_name: makeUniqueName("Twin") };
    const template = await createTestTemplate(acme);
    const globex = await api.tenant();
    const requested = `bea-${name.last_name.toLowerCase()}`;
    await createTestPage(globex, (await createTestUser(globex))._id, { nickname: requested });
    const pages = [
      await assignTestTemplate(acme, template, [(await createTestUser(acme, { user: name }))._id]),
      await assignTestTemplate(acme, template, [(await createTestUser(acme, { user: name }))._id]),
    ];
    expect(pages.map(({ nickname }) => nickname)).toEqual([`${requested}-2`, `${requested}-3`]);
  });

  it("links a user's existing page, which keeps free fields and its own types", async () => {
    const template = await createTestTemplate(acme, {
      custom: { duration: 50, buffer_after: 5 },
      locked: ["lengths"],
    });
    await addTemplateType(acme, template, { name: "Call" });
    const user = await createTestHost(acme);
    const ownPage = await createTestPage(acme, user._id, { custom: { duration: 20, buffer_after: 15 } });
    await createTestType(acme, ownPage.nickname, { name: "Own" });
    const page = await assignTestTemplate(acme, template, [user._id], { use: "primary_page" });
    expect(page).toMatchObject({
      _id: ownPage._id,
      template: template._id,
      custom: { duration: 50, buffer_after: 15 },
    });
    expect(await readTypes(page.nickname)).toMatchObject([{ name: "Own" }, { name: "Call" }]);
    const other = await createTestTemplate(acme);
    const { body } = await acme.post(`${templatePath(other)}/pages`, {
      users: [user._id],
      use: "primary_page",
    });
    expect(body.results).toMatchObject([{ status: 409, error: { reason: "follows_other" } }]);
  });

  it("accepts the members of a team", async () => {
    const people = [await createTestHost(acme), await createTestHost(acme)];
    const team = await createTestTeam(acme, { members: people.map(({ _id }) => _id) });
    const template = await createTestTemplate(acme);
    const { body } = await acme.post(`${templatePath(template)}/pages`, { team: team._id });
    expect(body.results).toMatchObject(people.map(({ _id }) => ({ user: _id, status: 201 })));
    const unknown = await acme.post(`${templatePath(template)}/pages`, { team: template._id });
    expect([unknown.status, listErrorCodes(unknown)]).toEqual([404, ["/team unknown"]]);
  });
});

describe("a page detached from its template", () => {
  it("stays unchanged under its owner, or is deleted", async () => {
    const template = await createTestTemplate(acme, { custom: { duration: 50 }, locked: ["lengths"] });
    await addTemplateType(acme, template, { name: "Call", locked: ["words"] });
    const [kept, gone] = [
      await assignTestTemplate(acme, template, [(await createTestHost(acme))._id]),
      await assignTestTemplate(acme, template, [(await createTestHost(acme))._id]),
    ];
    const release = (pages: string[], afterwards: string) =>
      acme.post(`${templatePath(template)}/release`, { pages, afterwards });
    const { body } = await release([kept._id, template._id], "keep");
    expect(body.results).toMatchObject([{ page: kept._id, status: 200 }, { status: 404 }]);
    await putTemplate(template, { custom: { duration: 70 } });
    expect(await read(kept.nickname)).toMatchObject({ template: null, locked: [], custom: { duration: 50 } });
    expect(await readTypes(kept.nickname)).toMatchObject([{ template_type: null, locked: [] }]);
    expect((await release([gone._id], "delete")).status).toBe(200);
    expect((await acme.get(`/v2/bookpages/${gone.nickname}`)).status).toBe(404);
    expect((await acme.post(`/v2/trash/${gone._id}/restore`, {})).status).toBe(200);
    expect(await read(gone.nickname)).toMatchObject({ template: null, locked: [] });
  });

  it.each(["keep", "delete"])("when its template is deleted: %s", async (pages) => {
    const template = await createTestTemplate(acme, { name: makeUniqueName("Gone"), locked: ["lengths"] });
    await addTemplateType(acme, template, { name: "Call" });
    const page = await assignTestTemplate(acme, template, [(await createTestHost(acme))._id]);
    const { status } = await acme.delete(`${templatePath(template)}?pages=${pages}`);
    expect(status).toBe(200);
    const after = await acme.get(`/v2/bookpages/${page.nickname}`);
    if (pages === "keep") expect(after.body).toMatchObject({ template: null, locked: [] });
    else expect(after.status).toBe(404);
    expect((await acme.post(`/v2/trash/${template._id}/restore`, {})).status).toBe(200);
    const restored = (await acme.get(templatePath(template))).body;
    expect(restored).toMatchObject({ name: template.name, pages: 0, types: [{ name: "Call" }] });
  });
});

describe("the audit log of a page template", () => {
  it("names the template, and lists pages of the same request", async () => {
    const template = await createTestTemplate(acme, { custom: { duration: 30 }, locked: ["lengths"] });
    const page = await assignTestTemplate(acme, template, [(await createTestHost(acme))._id]);
    await acme.put(templatePath(template), { custom: { duration: 40 } }, { "x-request-id": "lengthen" });
    const [entry] = (await acme.get(`/v2/audit?resource_id=${template._id}`)).body;
    expect(entry).toMatchObject({
      resource: "page_template",
      resource_name: template.name,
      request_id: "lengthen",
    });
    const [followed] = (await acme.get(`/v2/audit?resource_id=${page._id}`)).body;
    expect(followed).toMatchObject({ request_id: "lengthen", action: "update" });
  });
});
