import { beforeAll, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { listOwnedTables } from "@/lib/domain/lifecycle/organization-data/list-owned-tables";
import { loadBookingPage } from "@/lib/pages/booking/load-booking-page";
import { loadEventPageView } from "@/lib/pages/event/load-event-page-view";
import { loadFormPage } from "@/lib/pages/forms/load-form-page";
import { loadLocatorPage } from "@/lib/pages/locator/load-locator-page";
import { loadMeetingsRequestPage } from "@/lib/pages/meetings/load-meetings-page";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent, DATE } from "../support/events";
import { createTestForm } from "../support/forms";
import { createTestLocator } from "../support/locators";
import { createTestTeam } from "../support/teams";
import { createTestHost, createTestPage, createTestUser, makeUniqueName } from "../support/users";

const api = createTestApi();

let acme: Tenant;
let nickname: string;
let host: { _id: string; emails: string[] };

const LOOK = {
  name: "Acme Sailing",
  accent: "#FF0066",
  footer: "Pier 7",
  privacy_url: "https://acme.example/privacy",
  imprint_url: null,
  credit: false,
  lang: "de",
  timezone: "Europe/Berlin",
  hour_cycle: "h12",
} as const;

beforeAll(async () => {
  acme = await api.tenant();
  host = await createTestHost(acme);
  nickname = (await createTestPage(acme, host._id)).nickname;
});

const path = () => `/v2/organizations/${acme.id}`;
const wear = (body: object) => acme.put(path(), body);

const browser = { acceptLanguage: "en-GB", cookies: { lang: null, tz: null, h: null } };
const visit = (search = "") => ({
  search: new URLSearchParams(search),
  browser,
  now: asInstant(Date.now()),
  zoneOptions: () => "",
});

const open = async (name = nickname) => {
  const address = { slug: name, type: null, minutes: null };
  const view = await loadBookingPage(api.db, { ...visit(), address, viewer: null });
  if (!view) throw new Error("There is no page");
  return view;
};

describe("an organisation", () => {
  it("returns its branding at its own address and at /v2/organization alike", { tags: "main" }, async () => {
    const { status, body } = await wear(LOOK);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...LOOK, accent: "#ff0066" });
    expect((await acme.get("/v2/organization")).body).toEqual(body);
    expect((await wear(body)).body.__v).toBe(body.__v);
    const other = await api.tenant("Other");
    expect((await other.get(path())).status).toBe(404);
    expect((await other.put(path(), LOOK)).status).toBe(404);
  });

  it.each([
    ["accent", "pink", "/accent"],
    ["accent", "#ff006", "/accent"],
    ["name", " ", "/name"],
    ["timezone", "Mars/Olympus", "/timezone"],
    ["privacy_url", "javascript:alert(1)", "/privacy_url"],
    ["footer", "x".repeat(501), "/footer"],
    ["hour_cycle", "h11", "/hour_cycle"],
    ["logo", { url: "https://evil.example/x.svg", width: 1, height: 1 }, "/logo"],
  ])("rejects %s: %j", async (field, value, pointer) => {
    const { status, body } = await wear({ [field]: value });
    expect([status, body.errors?.[0].pointer]).toEqual([400, pointer]);
  });

  it("gives new users its language and zone, unless they have their own", async () => {
    await wear(LOOK);
    const user = await createTestUser(acme, { user: { timezone: undefined, language: undefined } });
    const read = (await acme.get(`/v2/users/${user._id}`)).body;
    expect([read.timezone, read.language]).toEqual(["Europe/Berlin", "de"]);
    const body = {
      organization: acme.id,
      user: { timezone: "Asia/Tokyo", language: "fr", email: "t@example.com" },
    };
    const own = (await acme.post("/v2/users", body)).body.user;
    expect([own.timezone, own.language]).toEqual(["Asia/Tokyo", "fr"]);
  });
});

describe("branded pages show", () => {
  it("name, colour, footer and clock format of the organisation, at once", { tags: "main" }, async () => {
    await wear(LOOK);
    const { shell } = await open();
    expect(shell.brand).toEqual({ name: "Acme Sailing", logo: null });
    expect(shell.colours?.["--accent"]).toMatch(/^light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)$/);
    expect(shell.footer?.text).toBe("Pier 7");
    expect(shell.footer?.links).toContainEqual({ href: LOOK.privacy_url, label: "Privacy" });
    expect([shell.head.site, shell.head.preview]).toEqual(["Acme Sailing", undefined]);
    await wear({ credit: true, accent: null, footer: "" });
    const plain = (await open()).shell;
    expect([plain.colours, plain.footer?.text]).toEqual([null, "Scheduling by Bookpage"]);
  });

  it("a colour of their own if they have one", async () => {
    await wear({ accent: "#0000ff" });
    const page = (
      await createTestPage(acme, (await createTestHost(acme))._id, { custom: { accent: "#FF0066" } })
    ).nickname;
    const colours = await Promise.all([open(page), open()]);
    expect(colours[0].shell.colours).not.toEqual(colours[1].shell.colours);
    const faulty = await acme.put(`/v2/bookpages/${page}`, { custom: { accent: "red" } });
    expect([faulty.status, faulty.body.errors[0].pointer]).toEqual([400, "/custom/accent"]);
  });

  it("the organisation's branding everywhere: teams, events, locators, forms, my meetings", async () => {
    await wear(LOOK);
    const team = await createTestTeam(acme, { members: [host._id], handle: makeUniqueName("team") });
    const locator = await createTestLocator(acme);
    const form = await createTestForm(acme, { questions: [{ label: "Topic", kind: "text" }] });
    const event = await createTestEvent(acme, host, {
      dates: [DATE],
      invitees: [{ email: "guest@example.com" }],
    });
    const guest = event.invitees.find(({ email }: { email: string }) => email === "guest@example.com");
    const key = buildMailedKey({ id: guest._id, keyVersion: 0 });
    const views = [
      await open(team.handle ?? ""),
      (await loadLocatorPage(api.db, { ...visit(), slug: locator.handle, consume: async () => {} }))?.view,
      await loadFormPage(api.db, { ...visit(), slug: form.handle }),
      await loadMeetingsRequestPage(api.db, new URLSearchParams({ page: nickname }), browser),
      await loadEventPageView(api.db, { ...visit(`key=${key}`), id: event._id }),
    ];
    for (const view of views) expect(view?.shell.brand?.name).toBe("Acme Sailing");
  });
});

describe("branded mails show", () => {
  const readMail = async (to: string) => {
    const [mail] = (await acme.get(`/v2/mails?limit=50`)).body.filter(
      ({ to: recipient }: { to: string }) => recipient === to,
    );
    return (await acme.get(`/v2/mails/${mail._id}`)).body;
  };

  it("name, colour and footer, and Bookpage only if enabled", async () => {
    await wear(LOOK);
    const departingUser = await createTestUser(acme, { finish_signup_with: "email" });
    const { html, text, from } = await readMail(departingUser.emails[0] ?? "");
    expect(html).toContain(">Acme Sailing<");
    expect(html).toMatch(/background:#[d-f][0-9a-f]00/);
    expect(html).not.toContain("Bookpage");
    expect(text).toContain("Pier 7");
    expect(text).toContain(LOOK.privacy_url);
    expect(from).toBe("Acme Sailing");
    await wear({ credit: true });
    const other = await createTestUser(acme, { finish_signup_with: "email" });
    const named = await readMail(other.emails[0] ?? "");
    expect(named.from).toMatch(/^Acme Sailing .*Bookpage$/);
    expect(named.text).toContain("Bookpage");
  });
});

it("the branding of an organisation is exported with its pictures", async () => {
  const files = (await listOwnedTables(api.db)).find(({ name }) => name === "files");
  expect(files?.secretColumns).toEqual([]);
});
