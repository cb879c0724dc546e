import { beforeAll, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { handleWizardForm } from "@/lib/pages/event-wizard/handle-wizard-form";
import { loadEventWizard } from "@/lib/pages/event-wizard/load-event-wizard";
import { generateToken } from "@/lib/platform/crypto/token";
import { createTestApi, type Tenant } from "../support/api";
import { findMailedCodeOf } from "../support/mail-jobs";
import { submitCodeForm } from "../support/public-forms";
import { signInUser } from "../support/sign-in-user";
import { createTestUser, makeUniqueName } from "../support/users";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0", RATE_LIMIT_SEARCH: "0" });

const BROWSER = { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } };

type Fields = Record<string, string | string[]>;

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
  await acme.put("/v2/organization", { open_polls: true });
});

const toSearch = (fields: Fields) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
  );

const open = async (fields: Fields, cookie = "", step: "invitees" | "details" = "details") =>
  loadEventWizard(api.db, {
    step,
    search: toSearch({ oid: acme.id, ...fields }),
    session: await findSession(cookie.split("=")[1] ?? null),
    browser: BROWSER,
    consume: async () => {},
    now: asInstant(Date.now()),
    zoneOptions: () => "",
  });

const SUMMER_PARTY: Fields = {
  cn: "Dana Okoye",
  et: "Summer party",
  em: "Bring a cake.",
  pick: ["2031-06-10T18:00", "2031-06-11T18:00"],
  place: ["Garden"],
  address: [""],
  tz: "Europe/Paris",
  lang: "en",
};

async function send(fields: Fields, cookie = "") {
  const request = new Request("http://localhost:3000/add_details/submit", {
    method: "POST",
    body: toSearch({ oid: acme.id, ...SUMMER_PARTY, form: generateToken(), ...fields, go: "create" }),
    headers: { "sec-fetch-site": "same-origin", ...(cookie && { cookie }) },
  });
  return (await handleWizardForm(request, "details", BROWSER)).headers.get("location") ?? "";
}

const outsider = () => `${makeUniqueName("dana")}@mail.example`;

const listEvents = async (email: string) =>
  (await acme.get(`/v2/events?creator_emails=${encodeURIComponent(email)}`)).body;

describe("a visitor without an account", () => {
  it("plans a poll after verifying the address by a code, and gets its link", {
    tags: "main",
  }, async () => {
    const cm = outsider();
    const asked = await send({ cm });
    expect(asked).toMatch(/^\/book\//);
    expect(await listEvents(cm)).toEqual([]);
    expect(await submitCodeForm(asked, { code: "000000" })).toContain("why=wrong");
    const made = await submitCodeForm(asked, { code: await findMailedCodeOf(acme, cm) });
    expect(made).toMatch(/^\/event\/[0-9a-f]{24}\?key=[\w-]{32}&done=polled/);
    const [event] = await listEvents(cm);
    expect(event).toMatchObject({
      title: "Summer party",
      created_by: { email: cm, full_name: "Dana Okoye" },
      poll: { open: true, link: expect.stringContaining(`/event/${event._id}/`) },
      third_party: { app: null },
    });
    expect(event.dates).toHaveLength(2);
  });

  it("causes mails to themselves only, regardless of the link's addresses", async () => {
    const cm = outsider();
    const asked = await send({ cm, im: ["victim@mail.example"], in: ["Victim"], more: "other@mail.example" });
    await submitCodeForm(asked, { code: await findMailedCodeOf(acme, cm) });
    const [event] = await listEvents(cm);
    expect(event.invitees.map(({ email }: { email: string }) => email)).toEqual([cm]);
    const { body } = await acme.get("/v2/mails?search=victim");
    expect(body).toEqual([]);
  });

  it("creates one poll with a form that is sent twice", async () => {
    const cm = outsider();
    const form = generateToken();
    const asked = await send({ cm, form });
    expect(await send({ cm, form })).toBe(asked);
    const code = await findMailedCodeOf(acme, cm);
    const [one, two] = [await submitCodeForm(asked, { code }), await submitCodeForm(asked, { code })];
    expect(two.split("&done")[0]).toBe(one.split("&done")[0]);
    expect(await listEvents(cm)).toHaveLength(1);
  });

  it.each([
    [{ cn: "" }, "Enter your name"],
    [{ cn: "x".repeat(201) }, "Use at most 200 characters for the name"],
    [{ cm: "" }, "Enter your email address"],
    [{ cm: "dana at mail" }, "Enter an email address like ana@example.org"],
    [{ cm: "dana@blocked.example" }, "This address can’t be used to book here. Please use another one"],
    [{ et: "" }, "Enter a title"],
  ])("gets errors, and keeps the input: %o", async (fields, text) => {
    await acme.put("/v2/organization", { blocked_guests: ["@blocked.example"] });
    const back = await send({ cm: "dana@mail.example", ...fields });
    expect(back).toMatch(/^\/add_details\?/);
    const page = await open(Object.fromEntries(new URL(back, "http://localhost").searchParams));
    expect(page).toMatchObject({ open: "form", view: { errors: { items: [{ label: text }] } } });
    expect(JSON.stringify(page)).toContain("Bring a cake.");
  });

  it("gets five codes an hour at one address", async () => {
    const cm = outsider();
    for (let round = 0; round < 5; round++) expect(await send({ cm })).toMatch(/^\/book\//);
    expect(await send({ cm })).toMatch(/^\/add_details\/refused\?why=mails/);
  });
});

describe("the page for planning a poll", () => {
  it("asks for the organiser, and invites no one", async () => {
    const page = await open({});
    if (page.open !== "form" || page.view.step.name !== "details") throw new Error(JSON.stringify(page));
    const { view } = page;
    expect([view.app, view.as, view.progress]).toEqual([null, null, null]);
    expect(view.step).toMatchObject({ invitees: null, preview: null, back: null, submit: "Create poll" });
    expect(JSON.stringify(view.step)).toContain("We’ll email you a code first.");
    expect(await open({}, "", "invitees")).toMatchObject({ open: "elsewhere" });
  });

  it("recognises signed-in users, who need no code", async () => {
    const user = await createTestUser(acme, { user: { emails: [outsider()], first_name: "Amara" } });
    const { cookie } = await signInUser(api.db, user._id);
    expect(await open({}, cookie)).toMatchObject({ view: { as: expect.stringContaining("Amara") } });
    expect(await send({}, cookie)).toMatch(/^\/event\//);
  });

  it("returns 404 if it is disabled, and for an unknown organisation", async () => {
    const closed = await api.tenant();
    for (const oid of [closed.id, "0".repeat(24), "nonsense"]) {
      expect(await open({ oid })).toMatchObject({
        open: "stop",
        status: 404,
        view: { title: "Polls can’t be created here" },
      });
      expect(await send({ oid, cm: outsider() })).toMatch(/^\/add_details\?/);
    }
  });
});
