import { beforeAll, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { loadEventPageView } from "@/lib/pages/event/load-event-page-view";
import { loadOpenPollPage } from "@/lib/pages/event/open-poll/load-open-poll-page";
import { generateToken } from "@/lib/platform/crypto/token";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { runEventMails } from "../support/event-jobs";
import { createPoll, type PollEvent, submitPollForm } from "../support/polls";
import { submitEventPageForm } from "../support/public-forms";
import { signInUser } from "../support/sign-in-user";
import { createTestUser, listErrorCodes, makeUniqueName } from "../support/users";

const api = createTestApi({
  RATE_LIMIT_BOOKING: "0",
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "Bookpage <no-reply@example.com>",
});

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const BROWSER = { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } };
const NOW = asInstant(Date.UTC(2031, 2, 1));

const show = (link: string, now = NOW) => {
  const { pathname, searchParams: search } = new URL(link, "http://localhost");
  const [, , id = "", , code = ""] = pathname.split("/");
  return loadOpenPollPage(api.db, { id, code, search, browser: BROWSER, now, zoneOptions: () => "" });
};
const showEvent = (event: PollEvent, person: number) =>
  loadEventPageView(api.db, {
    id: event._id,
    search: new URLSearchParams({
      key: buildMailedKey({ id: event.invitees[person]?._id ?? "", keyVersion: 0 }),
    }),
    browser: BROWSER,
    now: NOW,
    zoneOptions: () => "",
  });
const read = async (event: PollEvent): Promise<PollEvent> => (await acme.get(`/v2/events/${event._id}`)).body;
const yesTo = (event: PollEvent, ...which: number[]) =>
  Object.fromEntries(
    event.dates.map(({ _id }, index) => [`date-${_id}`, which.includes(index) ? "yes" : "no"]),
  );
const linkOf = (event: PollEvent) => event.poll?.link ?? "";

describe("an open poll", () => {
  it("accepts a visitor with its link, who then gets a personal link", { tags: "main" }, async () => {
    const event = await createPoll(acme, { poll: { open: true } });
    const page = await show(linkOf(event));
    expect(page).toHaveProperty("open.title", event.title);
    const form = generateToken();
    const answers = { name: "Dana", form, ...yesTo(event, 1) };
    const location = await submitPollForm(linkOf(event), answers);
    expect(location).toMatch(new RegExp(`^/event/${event._id}\\?key=`));
    expect(await submitPollForm(linkOf(event), answers)).toContain("?key=");
    const { invitees, dates } = await read(event);
    expect(invitees.map(({ full_name, email }) => [full_name, email]).slice(2)).toEqual([["Dana", null]]);
    expect(dates.map(({ votes }) => [votes.yes.length, votes.no.length])).toEqual([
      [1, 1],
      [2, 0],
      [1, 1],
    ]);
    const own = await loadEventPageView(api.db, {
      id: event._id,
      search: new URL(location, "http://localhost").searchParams,
      browser: BROWSER,
      now: NOW,
      zoneOptions: () => "",
    });
    expect(own?.banner?.links[0]?.label).toContain(`/event/${event._id}?key=`);
    expect(await submitEventPageForm(location, "vote", yesTo(event, 0))).toContain("done=voted");
    expect((await read(event)).dates.map(({ votes }) => votes.yes.length)).toEqual([2, 1, 1]);
  });

  it("mails the personal link to participants who gave an address only", async () => {
    const event = await createPoll(acme, { poll: { open: true } });
    expect(await runEventMails(api, acme, event, "invited", NOW)).toContain("ana@example.com");
    await submitPollForm(linkOf(event), { name: "Dana", email: "Dana@example.com", ...yesTo(event, 1) });
    await submitPollForm(linkOf(event), { name: "Eli", ...yesTo(event, 1) });
    expect(await runEventMails(api, acme, event, "answers", NOW)).toEqual(["dana@example.com"]);
    expect(await runEventMails(api, acme, event, "invited", NOW)).not.toContain("dana@example.com");
    const { body } = await acme.get(`/v2/mails?event=${event._id}&limit=200`);
    const { _id } = body.find(({ kind }: { kind: string }) => kind === "answers");
    const mail = JSON.stringify((await acme.get(`/v2/mails/${_id}`)).body);
    expect(mail).toContain(`/event/${event._id}?key=`);
  });

  it("mails invitations to invitees only, not to participants by link", async () => {
    const event = await createPoll(acme, { poll: { open: true } });
    await submitPollForm(linkOf(event), { name: "Dana", email: "dana@example.com", ...yesTo(event, 1) });
    const { status } = await acme.post(`/v2/events/${event._id}/invitees`, { email: "fay@example.com" });
    expect(status).toBe(201);
    const invited = await runEventMails(api, acme, event, "invited", NOW);
    expect(invited.filter((to) => /^(ana|dana|fay)@/.test(to))).toEqual([
      "ana@example.com",
      "fay@example.com",
    ]);
  });

  it("requires a name and an answer, and keeps the input", async () => {
    const event = await createPoll(acme, { poll: { open: true } });
    const back = await submitPollForm(linkOf(event), { name: " ", email: "no address" });
    const page = await show(back);
    const poll = page && "open" in page ? page.open : null;
    expect(poll?.poll.errors?.items.map(({ label }) => label)).toEqual([
      "Answer at least one of them",
      "Enter your name",
      "Enter an email address like ana@example.org",
    ]);
    expect(poll?.person.fields.map((field) => "value" in field && field.value)).toEqual(["", "no address"]);
    expect((await read(event)).invitees).toHaveLength(2);
  });

  it("rejects answers for an address that already participates", async () => {
    const event = await createPoll(acme, { poll: { open: true } });
    const back = await submitPollForm(linkOf(event), {
      name: "Eve",
      email: "ana@example.com",
      ...yesTo(event, 0),
    });
    const page = await show(back);
    const poll = page && "open" in page ? page.open : null;
    expect(poll?.poll.errors?.items.map(({ href }) => href)).toEqual(["#email"]);
    expect((await read(event)).invitees).toHaveLength(2);
    expect((await read(event)).dates.every(({ votes }) => votes.no.length === 0)).toBe(true);
  });

  it("links no account by an unverified address", async () => {
    const event = await createPoll(acme, { poll: { open: true } });
    const email = "uma@example.com";
    await createTestUser(acme, { user: { emails: [email] } });
    await submitPollForm(linkOf(event), { name: "Uma", email, ...yesTo(event, 0) });
    expect((await read(event)).invitees[2]).toMatchObject({ email, user: null });
  });

  it("accepts its maximum of participants, and none once it is closed", async () => {
    const event = await createPoll(acme, { poll: { open: true, max_participants: 2 } });
    await submitPollForm(linkOf(event), { name: "Dana", ...yesTo(event, 0) });
    const full = await show(await submitPollForm(linkOf(event), { name: "Eli", ...yesTo(event, 0) }));
    expect(full).toHaveProperty("open.poll.errors.items.0.label", "This poll is full");
    const organiser = `/event/${event._id}?key=${buildMailedKey({ id: event.invitees[0]?._id ?? "", keyVersion: 0 })}`;
    expect((await showEvent(event, 0))?.share?.link).toBe(linkOf(event));
    await submitEventPageForm(organiser, "poll", {
      results: "always",
      at_deadline: "remind",
      zone: "Europe/Paris",
    });
    expect((await read(event)).poll).toMatchObject({ open: false, link: null, max_participants: 2 });
    expect(await show(linkOf(event))).toHaveProperty("closed.title", "This poll is closed");
    await submitPollForm(linkOf(event), { name: "Eli", ...yesTo(event, 0) });
    expect((await read(event)).invitees).toHaveLength(3);
    const { body } = await acme.put(`/v2/events/${event._id}`, { poll: { open: true } });
    expect(body.poll.link).toBe(linkOf(event));
  });

  it("is found by its complete link only", async () => {
    const event = await createPoll(acme, { poll: { open: true } });
    const other = await createPoll(acme, { poll: { open: true } });
    const code = linkOf(other).split("/").at(-1);
    expect(await show(`/event/${event._id}/poll/${code}`)).toBeNull();
    expect(await submitPollForm(`/event/${event._id}/poll/${code}`, { name: "Eve" })).not.toContain("key=");
  });
});

describe("the hidden results of a poll", () => {
  const everybodyVotes = async (event: PollEvent) => {
    await submitPollForm(linkOf(event), { name: "Dana", email: "dana@example.com", ...yesTo(event, 0) });
    await submitPollForm(linkOf(event), { name: "Eli", email: "eli@example.com", ...yesTo(event, 0, 1) });
  };

  it("count participants without names for each other", async () => {
    const event = await createPoll(acme, { poll: { open: true, hide_participants: true } });
    await everybodyVotes(event);
    const after = await read(event);
    const guest = JSON.stringify(await showEvent(after, 1));
    expect(guest).not.toMatch(/Dana|Eli/);
    expect(guest).toContain("3 of 4");
    expect(JSON.stringify(await showEvent(after, 0))).toMatch(/Dana.*Eli/);
    expect(JSON.stringify(await show(linkOf(event)))).not.toMatch(/Dana|Eli|ana@/);
  });

  it("are shown after one's own answer, or never", async () => {
    const event = await createPoll(acme, { poll: { open: true, results: "voted" } });
    await everybodyVotes(event);
    const counts = async (person: number) =>
      (await showEvent(await read(event), person))?.poll?.sections[0]?.groups.flatMap(({ options }) =>
        options.map(({ count }) => count),
      );
    expect(await counts(1)).toEqual([null, null, null]);
    expect(await counts(2)).toEqual(["3 of 4", "2 of 4", "1 of 4"]);
    const asGuest = await showEvent(await read(event), 1);
    expect(asGuest?.poll?.sections[0]?.people.map(({ answers }) => answers)).toEqual(["---"]);
    await acme.put(`/v2/events/${event._id}`, { poll: { results: "never" } });
    expect(await counts(2)).toEqual([null, null, null]);
    expect(await counts(0)).toEqual(["3 of 4", "2 of 4", "1 of 4"]);
  });

  it("are hidden from members who are guests, as on the page", async () => {
    const email = `${makeUniqueName("mia")}@example.com`;
    const user = await createTestUser(acme, { user: { emails: [email] } });
    await api.db.user.updateMany({ where: { id: user._id }, data: { emailConfirmedAt: new Date() } });
    const headers = await signInUser(api.db, user._id);
    const get = (path: string) => requestApi("GET", path, { headers });
    const event = await createPoll(acme, {
      poll: { open: true, hide_participants: true, results: "never" },
      invitees: [{ email }, { email: "bo@example.com", full_name: "Bo" }],
    });
    await everybodyVotes(event);
    const { body } = await get(`/v2/events/${event._id}`);
    expect(JSON.stringify(body)).not.toMatch(/Dana|Eli|"Bo"|bo@/);
    expect(
      body.dates.flatMap(({ votes }: PollEvent["dates"][number]) => [...votes.yes, ...votes.no]),
    ).toEqual([]);
    const timeline = await get(`/v2/events/${event._id}/timeline`);
    expect(JSON.stringify(timeline.body)).not.toMatch(/Dana|Eli/);
  });
});

describe("the capacity of a date", () => {
  it("gives the last seat to one of two, and keeps the other's remaining choices", async () => {
    const event = await createPoll(acme, { poll: { open: true, limit: 1 } });
    const sent = await Promise.all(
      ["Dana", "Eli"].map((name) => submitPollForm(linkOf(event), { name, ...yesTo(event, 0, 1) })),
    );
    const [won, lost] = sent.toSorted((a, b) => Number(b.includes("key=")) - Number(a.includes("key=")));
    expect(won).toContain("key=");
    const page = await show(lost ?? "");
    const poll = page && "open" in page ? page.open.poll : null;
    expect(poll?.errors?.items[0]?.label).toContain("A seat was just taken");
    const options = poll?.sections[0]?.groups.flatMap((group) => group.options) ?? [];
    expect(options.map(({ vote: own, isFull, places }) => [own, isFull, places])).toEqual([
      [null, true, "Full"],
      [null, true, "Full"],
      ["no", false, "1 seat left"],
    ]);
    expect((await read(event)).invitees).toHaveLength(3);
  });

  it("applies to votes by API, too, but not to existing seats or the organiser", async () => {
    const event = await createPoll(acme, {
      poll: { limit: 1 },
      invitees: ["ana", "bo"].map((name) => ({ email: `${name}@example.com` })),
    });
    const [first] = event.dates;
    const vote = (name: string, answer: string) =>
      acme.post(`/v2/events/${event._id}/votes`, {
        invitee: `${name}@example.com`,
        dates: { [first?._id ?? ""]: answer },
      });
    expect((await vote("ana", "yes")).status).toBe(200);
    expect((await vote("ana", "yes")).status).toBe(200);
    const refused = await vote("bo", "yes");
    expect([refused.status, listErrorCodes(refused)]).toEqual([409, [`/dates/${first?._id} taken`]]);
    expect((await vote("ana", "no")).status).toBe(200);
    expect((await vote("bo", "yes")).status).toBe(200);
  });

  it("applies to returning participants: a released seat may be gone", async () => {
    const event = await createPoll(acme, {
      poll: { limit: 1 },
      invitees: ["ana", "bo"].map((name) => ({ email: `${name}@example.com` })),
    });
    const [first, second] = event.dates.map(({ _id }) => _id);
    const vote = (name: string, dates: Record<string, string>) =>
      acme.post(`/v2/events/${event._id}/votes`, { invitee: `${name}@example.com`, dates });
    await vote("ana", { [first ?? ""]: "yes" });
    await acme.post(`/v2/events/${event._id}/declines`, { invitee: "ana@example.com" });
    expect((await vote("bo", { [first ?? ""]: "yes" })).status).toBe(200);
    const back = await vote("ana", { [second ?? ""]: "yes" });
    expect(back.status).toBe(200);
    const ana = event.invitees[1]?._id;
    const chosen = (back.body as PollEvent).dates.map(({ votes }) =>
      votes.yes.some(({ created_by }) => created_by.invitee === ana),
    );
    expect(chosen).toEqual([false, true, false]);
  });
});
