import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, DAY, HOUR } from "@/lib/core/time/instant";
import { loadMeetingsPage, loadMeetingsRequestPage } from "@/lib/pages/meetings/load-meetings-page";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent } from "../support/events";
import { runMailJobs } from "../support/mail-jobs";
import { submitBookingForm, submitMeetingsForm } from "../support/public-forms";
import { createTestHost, createTestPage, makeUniqueName } from "../support/users";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0" });

const NINE = `${new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10)}T10:00:00Z`;
const BROWSER = { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } };

let acme: Tenant;
let host: { _id: string };
let nickname: string;
let ana: string;

beforeAll(async () => {
  acme = await api.tenant();
});

beforeEach(async () => {
  host = await createTestHost(acme);
  nickname = (await createTestPage(acme, host._id, { custom: { auto_confirm: true } })).nickname;
  ana = `${makeUniqueName("ana")}@x.example`;
});

const now = () => asInstant(Date.now());

/** Requests the link for this address and returns its mails. */
async function sendRequest(email: string, page = nickname) {
  await runMailJobs(api.db, now());
  const location = await submitMeetingsForm({ page, email });
  return { location, mails: await runMailJobs(api.db, now()) };
}

async function askForLink(): Promise<string> {
  const { mails } = await sendRequest(ana);
  const { body } = await acme.get(`/v2/mails/${mails[0]?.id}`);
  return /\/meetings\/([\w-]+)/.exec(body.text)?.[1] ?? "";
}

async function open(token: string, at = now()) {
  const view = await loadMeetingsPage(api.db, {
    token,
    search: new URLSearchParams(),
    browser: BROWSER,
    now: at,
  });
  return view && "groups" in view ? view : null;
}

describe("the link to all of one's meetings", () => {
  it("is mailed to participants of meetings, and the page responds to everyone alike", {
    tags: "main",
  }, async () => {
    await submitBookingForm(nickname, { email: ana, slot: NINE });
    const known = await sendRequest(` ${ana.toUpperCase()} `);
    const unknown = await sendRequest("unknown@x.example");
    expect(known.location).toBe(unknown.location);
    expect(known.location).toMatch(/sent=1/);
    expect(known.mails.map(({ recipient }) => recipient)).toEqual([ana]);
    expect(unknown.mails).toEqual([]);
    expect((await sendRequest(ana)).mails).toEqual([]); // The limit is one mail in ten minutes.
  });

  it("asks again for an invalid address, and returns 404 for an unknown page", async () => {
    expect((await sendRequest("ana@")).location).toMatch(/bad=1/);
    expect((await sendRequest("")).location).toMatch(/bad=1/);
    expect((await sendRequest(ana, "unknown-name")).mails).toEqual([]);
    const page = (search: string) => loadMeetingsRequestPage(api.db, new URLSearchParams(search), BROWSER);
    expect(await page("page=unknown-name")).toBeNull();
    expect(await page("")).toBeNull();
    expect((await page(`page=${nickname}&bad=1`))?.form?.errors?.items[0]?.href).toBe("#email");
    expect((await page(`page=${nickname}`))?.heading).toBe("Your meetings with Acme");
  });

  it("shows future and past meetings, each with its personal key and actions", {
    tags: "main",
  }, async () => {
    await submitBookingForm(nickname, { email: ana, slot: NINE });
    await createTestEvent(acme, host, {
      title: "Long ago",
      confirmed: { flag: true },
      dates: [{ date: "2025-03-10T09:00", end_date: "2025-03-10T10:00" }],
      invitees: [{ email: ana }],
    });
    await createTestEvent(acme, host, { title: "Of others", invitees: [{ email: "bo@x.example" }] });
    const view = await open(await askForLink());
    expect(view?.groups.map(({ heading, items }) => [heading, items.length])).toEqual([
      ["Upcoming", 1],
      ["Past and cancelled", 1],
    ]);
    const [coming] = view?.groups[0]?.items ?? [];
    expect(coming?.href).toMatch(/^\/event\/[0-9a-f]{24}\?key=[0-9a-f]{24}\./);
    expect(coming?.actions.map(({ label }) => label)).toHaveLength(2);
    expect(coming?.state.word).toBe("Confirmed");
    expect(view?.groups[1]?.items[0]).toMatchObject({ title: "Long ago", actions: [] });
  });

  it("shows pending invitees of meetings in planning, as their pages do", async () => {
    const asking = await createTestPage(acme, (await createTestHost(acme))._id);
    await submitBookingForm(asking.nickname, { email: ana, slot: NINE });
    const [place, full_name] = ["Studio 4", "Bo Lind"];
    await createTestEvent(acme, host, {
      title: "Of all",
      places: [{ name: place }],
      invitees: [{ email: ana, full_name }],
    });
    const [{ items = [] } = {}] = (await open(await askForLink()))?.groups ?? [];
    const said = items.map(({ title, state, with: parts }) => [title === "Of all", state.word, parts.at(-1)]);
    expect(said).toContainEqual([true, "Collecting votes", place]);
    expect(said).toContainEqual([false, "Request sent", expect.any(String)]);
  });

  it("shows fifty meetings, and states that", async () => {
    await submitBookingForm(nickname, { email: ana, slot: NINE });
    const past = { confirmed: { flag: true }, invitees: [{ email: ana }] };
    for (let day = 1; day <= 51; day++) {
      const date = new Date(Date.UTC(2025, 0, day)).toISOString().slice(0, 10);
      const dates = [{ date: `${date}T09:00`, end_date: `${date}T10:00` }];
      await createTestEvent(acme, host, { ...past, title: `Day ${day}`, dates });
    }
    const groups = (await open(await askForLink()))?.groups ?? [];
    expect(groups.map(({ items, note }) => [items.length, note])).toEqual([
      [1, null],
      [50, "Showing the first 50."],
    ]);
    // The first one is omitted, not the last.
    expect(groups[1]?.items.map(({ title }) => title)).not.toContain("Day 1");
  });

  it("shows nothing of other organisations", async () => {
    await submitBookingForm(nickname, { email: ana, slot: NINE });
    const other = await api.tenant("Other");
    const foreign = await createTestHost(other);
    await createTestEvent(other, foreign, { title: "Secret", invitees: [{ email: ana }] });
    expect(JSON.stringify(await open(await askForLink()))).not.toMatch(/Secret/);
    const { nickname: theirs } = await createTestPage(other, foreign._id);
    expect((await sendRequest(ana, theirs)).mails).toHaveLength(1);
  });

  it("works for a day, for its recipient only", async () => {
    await submitBookingForm(nickname, { email: ana, slot: NINE });
    const token = await askForLink();
    expect(await open(token, asInstant(now() + DAY - HOUR))).not.toBeNull();
    const late = await loadMeetingsPage(api.db, {
      token,
      search: new URLSearchParams(),
      browser: BROWSER,
      now: asInstant(now() + DAY + HOUR),
    });
    expect(late).toEqual({ redirect: `/meetings?page=${nickname}&ended=1` });
    const altered = `${token.slice(0, -6)}${token.slice(-6) === "AAAAAA" ? "BBBBBB" : "AAAAAA"}`;
    for (const wrong of [altered, "", "x", "../..", "A".repeat(5000)]) expect(await open(wrong)).toBeNull();
  });

  it("shows nothing once the address is erased, or belongs to a different user", async () => {
    await submitBookingForm(nickname, { email: ana, slot: NINE });
    const token = await askForLink();
    await api.db.invitee.updateMany({ where: { email: ana }, data: { email: null } });
    expect((await open(token))?.groups).toEqual([]);

    const user = await createTestHost(acme);
    const [email] = user.emails;
    ana = email;
    await submitBookingForm(nickname, { email, slot: NINE.replace("T10", "T11") });
    const own = await askForLink();
    expect((await open(own))?.groups).toHaveLength(1);
    await api.db.user.updateMany({ where: { id: user._id }, data: { email: `new-${email}` } });
    expect((await open(own))?.groups).toEqual([]);
  });
});
