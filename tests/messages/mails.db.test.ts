import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { enqueueEventMails } from "@/lib/domain/events/event-mails/enqueue-event-mails";
import { loadEventPage } from "@/lib/domain/events/visitor/load-event-page";
import { sendMail } from "@/lib/domain/messaging/mail/send-mail";
import { disableWebhook } from "@/lib/domain/messaging/webhooks/disable-webhook";
import { submitBooking } from "@/lib/pages/booking/submit-booking";
import { loadEventPageView } from "@/lib/pages/event/load-event-page-view";
import { submitEventForm } from "@/lib/pages/event/submit-event-form";
import { generateToken } from "@/lib/platform/crypto/token";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent, DATE } from "../support/events";
import { startWorkerProcess, stopProcess } from "../support/processes";
import {
  type DeliveredMail,
  decodeEncodedWords,
  parseCalendarLines,
  startMailServer,
} from "../support/start-mail-server";
import { createTestTeam } from "../support/teams";
import { buildEveryDay, createTestHost, createTestUser, makeUniqueName } from "../support/users";
import { createTestWebhook } from "../support/webhooks";

const refuse = (address: string) =>
  address.startsWith("gone") ? 550 : address.startsWith("busy") ? 451 : null;

let mailbox = await startMailServer(refuse);
const { port } = mailbox;
const api = createTestApi({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: "Acme Meetings <meetings@meet.example.com>",
});

let acme: Tenant;
let worker: ChildProcess | undefined;

beforeAll(async () => {
  acme = await api.tenant();
  worker = await startWorkerProcess({});
}, 120_000);

afterAll(async () => {
  if (worker) await stopProcess(worker, "SIGKILL");
  await mailbox.close();
});

const NOW = asInstant(Date.UTC(2031, 2, 1));

const readText = (mail: DeliveredMail, type = "text/plain") =>
  mail.parts.find((part) => part.type.startsWith(type))?.text ?? "";

const findCalendar = (mail: DeliveredMail) => {
  const part = mail.parts.find(({ type }) => type.startsWith("text/calendar"));
  return part && { type: part.type, entry: parseCalendarLines(part.text) };
};

const findLink = (mail: DeliveredMail) => new URL(/https:\S+\/event\/\S+/.exec(readText(mail))?.[0] ?? "");

/** Opens the page of a mail's link. */
function openLink(mail: DeliveredMail, url = findLink(mail)) {
  return loadEventPageView(api.db, {
    id: url.pathname.split("/")[2] ?? "",
    search: url.searchParams,
    browser: { acceptLanguage: null, cookies: { lang: null, tz: null, h: null } },
    now: NOW,
    zoneOptions: () => "",
  });
}

const listMails = async (query = "") => (await acme.get(`/v2/mails${query}`)).body;

/** Returns the mails of an event when enough are in the given state. */
async function awaitMails(event: { _id: string }, state: string, count = 1) {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const mails = await listMails(`?event=${event._id}&state=${state}`);
    if (mails.length >= count) return mails;
    if (Date.now() > deadline)
      throw new Error(`In vain: ${state} ${JSON.stringify(await listMails(`?event=${event._id}`))}`);
    await sleep(100);
  }
}

const address = (name: string) => `${makeUniqueName(name)}@example.com`;

const person = async (user: Record<string, unknown>) => {
  const made = await createTestUser(acme, { user: { emails: [address("user")], ...user } });
  return { ...made, email: made.emails[0] as string };
};

/** Creates a page of a German-speaking owner in Berlin, and books it in French as a Japanese guest. */
async function book(custom: Record<string, unknown>) {
  const nickname = makeUniqueName("berlin");
  const host = address("host");
  await createTestUser(acme, {
    user: {
      emails: [host],
      first_name: "Jana",
      last_name: "Berg",
      timezone: "Europe/Berlin",
      language: "de",
    },
    availability: { days: buildEveryDay("09:00", "17:00") },
    bookpage: { nickname, custom },
  });
  const guest = address("guest");
  const data = new FormData();
  const fields = {
    name: "Ana",
    email: guest,
    slot: "2031-03-10T08:00:00Z",
    tz: "Asia/Tokyo",
    form: generateToken(),
  };
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  await submitBooking(api.db, {
    slug: nickname,
    data,
    browser: { acceptLanguage: "fr", cookies: { lang: null, tz: null, h: null } },
    sameOrigin: true,
    wait: null,
    now: NOW,
  });
  return { host, guest };
}

/** Returns the labels and addresses of the secondary links in a mail. */
const listWays = (mail: DeliveredMail) =>
  [...readText(mail).matchAll(/^(.+):\r\n(https:\S+\/event\/\S+)/gm)].map(([, label = "", href = ""]) => ({
    label,
    href: new URL(href),
  }));

describe("the guest's mail", () => {
  it("links to moving, cancelling and the calendar, in both text and HTML", {
    tags: "main",
  }, async () => {
    const { guest } = await book({ auto_confirm: true });
    const [mail] = await mailbox.to(guest);
    const ways = listWays(mail);
    expect(ways.map(({ label }) => label)).toEqual([
      "Ouvrir le rendez-vous",
      "Choisir un autre horaire",
      "Annuler le rendez-vous",
      "Ajouter à votre agenda",
    ]);
    const [, move, cancel, file] = ways;
    expect(move?.href.pathname).toMatch(/\/reschedule$/);
    expect(cancel?.href.searchParams.get("step")).toBe("cancel");
    expect(file?.href.pathname).toMatch(/\/calendar\.ics$/);
    for (const { href } of ways)
      expect(readText(mail, "text/html")).toContain(href.href.replaceAll("&", "&amp;"));
    expect(await openLink(mail)).toMatchObject({ status: { kind: "confirmed" } });
  });

  it("offers no action that the page's owner disabled", async () => {
    const { guest } = await book({ auto_confirm: true, event_hide_decline: true });
    const [mail] = await mailbox.to(guest);
    expect(listWays(mail).map(({ href }) => href.pathname.split("/").at(-1))).toEqual([
      expect.stringMatching(/^[0-9a-f]{24}$/),
      "calendar.ics",
    ]);
  });

  it("stays far below the size at which mail programs clip", async () => {
    const { guest } = await book({ auto_confirm: true, auto_message: "word ".repeat(990) });
    const [mail] = await mailbox.to(guest);
    expect(Buffer.byteLength(readText(mail, "text/html"))).toBeLessThan(102_000);
  });
});

describe("a booking", () => {
  it("is mailed to guest and host, each in their language and zone", { tags: "main" }, async () => {
    const { host, guest } = await book({ auto_confirm: true, auto_message: "Bring <b>cake</b> & tea" });
    const [toGuest] = await mailbox.to(guest);
    const [toHost] = await mailbox.to(host);

    expect(toGuest.subject).toBe("Confirmé : rendez-vous avec Jana Berg");
    expect(readText(toGuest)).toContain("Votre rendez-vous avec Jana Berg est confirmé.");
    expect(readText(toGuest)).toContain("Lundi 10 mars 2031, 17:00 – 17:30, Tokyo (UTC+9)");
    expect(readText(toGuest)).toContain("> Bring <b>cake</b> & tea");
    expect(readText(toGuest, "text/html")).toContain("Bring &lt;b&gt;cake&lt;/b&gt; &amp; tea");
    expect(readText(toGuest)).not.toContain(host);
    expect(readText(toGuest)).toContain(`Vos coordonnées:\r\n  Ana\r\n  ${guest}`);
    expect(readText(toHost)).not.toContain("/reschedule");

    expect(toHost.subject).toBe("Neue Buchung: Ana / Jana Berg");
    expect(readText(toHost)).toContain("Ana hat einen Termin mit Ihnen gebucht.");
    expect(readText(toHost)).toContain("Montag, 10. März 2031, 09:00 – 09:30, Berlin (UTC+1)");
    expect(readText(toHost)).toContain(`Mit:\r\n  Ana\r\n    ${guest}`);
    expect(readText(toHost)).not.toContain("cake");
    expect(decodeEncodedWords(toHost.headers)).toMatch(/From: "?Ana über Bookpage"? </);
    expect(toHost.headers).toContain(`Reply-To: ${guest}`);
  });

  it("is mailed with a link that opens the event as the recipient", async () => {
    const { host, guest } = await book({ auto_confirm: true });
    const [[toGuest], [toHost]] = [await mailbox.to(guest), await mailbox.to(host)];
    expect(findLink(toGuest).href).not.toBe(findLink(toHost).href);
    for (const [mail, own] of [
      [toGuest, 1],
      [toHost, 0],
    ] as const) {
      const people = (await openLink(mail))?.people.items ?? [];
      expect(people.map(({ role }) => /· (Vous|Sie)( ·|$)/.test(role))).toEqual([own === 0, own === 1]);
    }
  });

  it("is mailed with the recipient's own calendar entry", { tags: "main" }, async () => {
    const { host, guest } = await book({ auto_confirm: true });
    for (const receiver of [guest, host]) {
      const [mail] = await mailbox.to(receiver);
      const { type, entry } = findCalendar(mail) ?? {};
      expect(type).toMatch(/method=REQUEST/);
      expect(entry).toMatchObject({
        METHOD: "REQUEST",
        STATUS: "CONFIRMED",
        SEQUENCE: "0",
        DTSTART: "20310310T080000Z",
        DTEND: "20310310T083000Z",
        UID: `${findLink(mail).pathname.split("/")[2]}@meet.example.com`,
        ATTENDEE: `MAILTO:${receiver}`,
      });
      expect(readText(mail, "text/calendar").replace(/\r\n /g, "")).toMatch(
        /ATTENDEE;[^:]*PARTSTAT=ACCEPTED[^:]*:/,
      );
    }
  });

  it("that is a request asks the host to choose, and tells the booker that nothing is booked yet", async () => {
    const { host, guest } = await book({ auto_message: "Back soon" });
    const [[toGuest], [toHost]] = [await mailbox.to(guest), await mailbox.to(host)];
    expect(toGuest.subject).toMatch(/^Demande envoyée : /);
    expect(readText(toGuest)).toContain("> Back soon");
    expect(toHost.subject).toMatch(/^Neue Anfrage: /);
    expect(readText(toHost)).toContain("Termin wählen:");
    expect([findCalendar(toGuest), findCalendar(toHost)]).toEqual([undefined, undefined]);
  });
});

describe("a change of an event", () => {
  it("is mailed: invitation, confirmation, change, message, cancellation, in one thread", {
    tags: "main",
  }, async () => {
    const host = await person({ first_name: "Noor", language: "nl" });
    const guest = address("guest");
    const event = await createTestEvent(acme, host, {
      dates: [DATE],
      lang: "es",
      invitees: [{ email: guest }],
      messages: [{ body: "Bring\nthe plans" }],
    });
    const at = `/v2/events/${event._id}`;
    const [invitation] = await mailbox.to(guest, 1);
    expect(readText(invitation)).toMatch(/Noor:\r\n> Bring\r\n> the plans/);
    await acme.post(`${at}/confirm`, {});
    await mailbox.to(guest, 2);
    await acme.put(at, { dates: [{ ...DATE, _id: event.dates[0]._id, end_date: "2031-03-10T11:00:00" }] });
    await mailbox.to(guest, 3);
    await acme.post(`${at}/messages`, { body: "See you\r\nthere" });
    await mailbox.to(guest, 4);
    await acme.post(`${at}/cancel`, { reason: "Rain" });
    const mails = await mailbox.to(guest, 5);

    expect(mails.map(({ subject }) => subject.split(":")[0])).toEqual([
      "Invitación",
      "Confirmada",
      "Cambio de hora",
      "Nuevo mensaje",
      "Cancelada",
    ]);
    expect(
      mails.map((mail) => findCalendar(mail)?.entry).map((entry) => entry && [entry.METHOD, entry.SEQUENCE]),
    ).toEqual([undefined, ["REQUEST", "1"], ["REQUEST", "2"], undefined, ["CANCEL", "3"]]);
    expect(findCalendar(mails[4] as DeliveredMail)?.entry.STATUS).toBe("CANCELLED");
    expect(readText(mails[3] as DeliveredMail)).toContain("> See you\n> there".replaceAll("\n", "\r\n"));
    expect(readText(mails[4] as DeliveredMail)).toContain("Rain");
    for (const { headers } of mails) {
      expect(headers).toContain(`References: <event-${event._id}@meet.example.com>`);
      expect(headers).toContain("Auto-Submitted: auto-generated");
      expect(headers).toContain(`Reply-To: ${host.email}`);
      expect(headers).toMatch(
        /From: "?Noor a través de Bookpage"? <meetings@meet.example.com>|From: =\?UTF-8/i,
      );
    }
    expect(new Set(mails.map(({ headers }) => /^Message-ID: .*/im.exec(headers)?.[0])).size).toBe(5);
    const toHost = await mailbox.to(host.email, 4);
    expect(toHost.map(({ subject }) => subject.split(":")[0])).toEqual([
      "Aangemaakt",
      "Bevestigd",
      "Verzet",
      "Geannuleerd",
    ]);
  });

  it("shows the previous time of a moved meeting, struck through, above the new one", {
    tags: "main",
  }, async () => {
    const host = await person({ first_name: "Noor", language: "en" });
    const guest = address("guest");
    const event = await createTestEvent(acme, host, {
      dates: [DATE],
      confirmed: { flag: true },
      invitees: [{ email: guest }],
    });
    await mailbox.to(guest, 1);
    const moved = { ...DATE, _id: event.dates[0]._id };
    await acme.put(`/v2/events/${event._id}`, { dates: [{ ...moved, end_date: "2031-03-10T11:00:00" }] });
    const [, mail] = await mailbox.to(guest, 2);
    expect(mail?.subject).toMatch(/^Rescheduled: /);
    const when = /When:\r\n {2}Was: (.+)\r\n {2}Now: (.+)\r\n/.exec(readText(mail as DeliveredMail));
    const [, was = "", now = ""] = when ?? [];
    expect([was, now]).toEqual([expect.stringContaining("10 March"), expect.stringContaining("11:00")]);
    const [struck = "", current = ""] =
      readText(mail as DeliveredMail, "text/html").match(
        /<del [^>]*>.*?<\/del>|(?<=<\/del><\/div>)<div.*?<\/div>/g,
      ) ?? [];
    expect([struck, current]).toEqual([expect.stringContaining(was), expect.stringContaining(now)]);
    await acme.put(`/v2/events/${event._id}`, { title: "Another title" });
    const [, , renamed] = await mailbox.to(guest, 3);
    expect(renamed?.subject).toMatch(/^Updated: /);
    expect(readText(renamed as DeliveredMail)).not.toContain("Was: ");
  });

  it("says who cancelled: the booker by name, and the organisation for its programs", async () => {
    const { host, guest } = await book({ auto_confirm: true });
    const [confirmation] = await mailbox.to(guest);
    const [, , id = ""] = findLink(confirmation).pathname.split("/");
    const visitor = await loadEventPage(api.db, id, findLink(confirmation).searchParams.get("key"));
    if (!visitor) throw new Error("The link of the mail opens nothing");
    const form = { visitor, action: "cancel", data: new FormData(), now: NOW } as const;
    await submitEventForm(api.db, form);
    const [, toGuest] = await mailbox.to(guest, 2);
    const [, toHost] = await mailbox.to(host, 2);
    expect(readText(toGuest as DeliveredMail)).toContain("Vous avez annulé ce rendez-vous.");
    expect(readText(toHost as DeliveredMail)).toContain("Ana hat diesen Termin abgesagt.");

    const noor = await person({ first_name: "Noor", language: "en" });
    const other = address("guest");
    const event = await createTestEvent(acme, noor, { dates: [DATE], invitees: [{ email: other }] });
    await mailbox.to(other); // two mails under way could arrive in either order
    await acme.post(`/v2/events/${event._id}/cancel`, {});
    const [, byProgram] = await mailbox.to(other, 2);
    expect(readText(byProgram as DeliveredMail)).toContain("Acme cancelled this meeting.");
  });

  it("asks guests of a poll for an answer to each time, by links that vote for nobody", {
    tags: "main",
  }, async () => {
    const host = await person({ language: "en" });
    const guest = address("guest");
    const second = { date: "2031-03-11T09:00:00", end_date: "2031-03-11T10:00:00" };
    const event = await createTestEvent(acme, host, {
      dates: [DATE, second],
      invitees: [{ email: guest }],
      poll: { if_need_be: true },
    });
    const [mail] = await mailbox.to(guest);
    const links = [...readText(mail).matchAll(/^ {4}(.+): (https:\S+)/gm)].map(([, label, href = ""]) => ({
      label,
      href: new URL(href),
    }));
    expect(links.map(({ label }) => label)).toEqual(["Yes", "If need be", "No", "Yes", "If need be", "No"]);
    const middle = links[4] as (typeof links)[number];
    expect(readText(mail, "text/html")).toContain(middle.href.href.replaceAll("&", "&amp;"));
    const page = await openLink(mail, middle.href);
    const votes = page?.poll?.sections[0]?.groups.flatMap(({ options }) => options.map(({ vote }) => vote));
    expect(votes).toEqual([null, "if_need_be"]);
    expect(page?.poll?.notice?.title).toContain("Nothing is saved until you press");
    const { body } = await acme.get(`/v2/events/${event._id}`);
    const mine = body.invitees.find(({ email }: { email: string }) => email === guest);
    expect(JSON.stringify(body.dates)).not.toContain(mine._id);
  });

  it("tells the host what a guest answered, and comes from nobody who was invited before", async () => {
    const host = await person({ language: "en", timezone: "UTC" });
    const guest = address("guest");
    const [second, third] = ["11", "12"].map((day) => ({
      date: `2031-03-${day}T09:00:00`,
      end_date: `2031-03-${day}T10:00:00`,
    }));
    const event = await createTestEvent(acme, host, {
      dates: [DATE, second, third],
      invitees: [{ email: guest, full_name: "Bo" }],
    });
    const [sent] = await mailbox.to(host.email);
    expect(sent.headers).toMatch(/^From: "?Acme Meetings"? </im);
    const [first, other] = event.dates;
    await acme.post(`/v2/events/${event._id}/votes`, {
      invitee: guest,
      dates: { [first._id]: "yes", [other._id]: "no" },
    });
    const [, answer] = await mailbox.to(host.email, 2);
    expect(answer?.headers).toMatch(/^From: "?Bo via /im);
    const answers = [...readText(answer as DeliveredMail).matchAll(/^ {2}.+ 2031, .+\r?\n {4}(.+)/gm)];
    expect(answers.map(([, text]) => text?.trim())).toEqual(["Yes", "No", "No answer"]);
  });

  it("tells guests who took their meeting over", async () => {
    const { guest } = await book({ auto_confirm: true });
    const [confirmation] = await mailbox.to(guest);
    const [, , id] = findLink(confirmation).pathname.split("/");
    const other = await createTestUser(acme, {
      user: { emails: [address("other")], first_name: "Mira", last_name: "Lund" },
      availability: { days: buildEveryDay("09:00", "17:00") },
    });
    await acme.post(`/v2/bookings/${id}/reassign`, { user: other._id });
    const [, mail] = await mailbox.to(guest, 2);
    expect(mail?.subject).toMatch(/^Changement d’interlocuteur : /);
    expect(readText(mail as DeliveredMail)).toContain("Mira Lund assure désormais votre rendez-vous.");
  });

  it("is mailed in the installation's name if no actor is shown", async () => {
    const host = await person({ language: "en" });
    const invitees = [{ email: address("guest") }, { email: address("other") }];
    const event = await createTestEvent(acme, host, { dates: [DATE], invitees });
    await mailbox.to(host.email);
    await acme.post(`/v2/events/${event._id}/confirm`, {});
    const [, confirmation] = await mailbox.to(host.email, 2);
    expect(confirmation?.headers).toMatch(/^From: "?Acme Meetings"? <meetings@meet\.example\.com>$/im);
  });

  it("withdraws calendar entries on a return to planning", async () => {
    const host = await person({});
    const guest = address("guest");
    const event = await createTestEvent(acme, host, {
      dates: [DATE],
      confirmed: { flag: true },
      invitees: [{ email: guest }],
    });
    await mailbox.to(guest, 1);
    const other = (day: string) => ({ date: `2031-03-${day}T09:00:00`, end_date: `2031-03-${day}T10:00:00` });
    await acme.put(`/v2/events/${event._id}`, { dates: [other("11"), other("12")] });
    const [, again] = await mailbox.to(guest, 2);
    expect(again?.subject).toMatch(/^New time needed: /);
    expect(findCalendar(again as DeliveredMail)?.entry).toMatchObject({
      METHOD: "CANCEL",
      STATUS: "CANCELLED",
    });
  });

  it("is mailed by the recipient's preferences: answers to the host, but not the host's own", async () => {
    const host = await person({ first_name: "Noor" });
    const quiet = await person({});
    await acme.put(`/v2/users/${quiet._id}/preferences`, { email: { new_event: false } });
    const guest = address("guest");
    const event = await createTestEvent(acme, host, {
      dates: [DATE],
      invitees: [{ email: guest, full_name: "Bo" }, { email: quiet.email }],
    });
    await acme.post(`/v2/events/${event._id}/votes`, {
      invitee: guest,
      dates: { [event.dates[0]._id]: "yes" },
    });
    await acme.post(`/v2/events/${event._id}/declines`, { invitee: guest });
    const mails = await mailbox.to(host.email, 3);
    expect(mails.map(({ subject }) => subject.split(":")[0]).sort()).toEqual([
      "Declined",
      "Invitations sent",
      "New answer",
    ]);
    expect(readText(mails.find(({ subject }) => subject.startsWith("Declined")) as DeliveredMail)).toContain(
      "Bo can’t make it.",
    );
    await acme.post(`/v2/events/${event._id}/cancel`, {});
    expect((await mailbox.to(quiet.email)).map(({ subject }) => subject.split(":")[0])).toEqual([
      "Cancelled",
    ]);
    const toGuest = await listMails(`?event=${event._id}`);
    expect(toGuest.filter(({ to }: { to: string }) => to === guest)).toHaveLength(1); // The invitation only.
  });

  it("is mailed to the admins of the host's team, if the team asks for it", async () => {
    const [host, admin, other] = [await person({ first_name: "Noor" }), await person({}), await person({})];
    const team = await createTestTeam(acme, { name: "Sales", members: [host._id], admins: [admin._id] });
    await createTestTeam(acme, { members: [host._id], admins: [other._id] });
    await acme.post(`/v2/teams/${team._id}/admin-preferences`, { event_cancelled_admin: true });
    const event = await createTestEvent(acme, host, { dates: [DATE] });
    await acme.post(`/v2/events/${event._id}/cancel`, {});
    const [mail] = await mailbox.to(admin.email);
    expect(mail.subject).toMatch(/^Cancelled: /);
    expect(readText(mail)).toContain("as an admin of the team Sales. Noor is hosting the meeting.");
    const receivers = (await listMails(`?event=${event._id}`)).map(({ to }: { to: string }) => to);
    expect(receivers).not.toContain(other.email);
  });

  it("reaches later invitees, and each only once", async () => {
    const host = await person({});
    const [first, late] = [address("guest"), address("late")];
    const event = await createTestEvent(acme, host, { dates: [DATE], invitees: [{ email: first }] });
    await mailbox.to(first);
    await acme.post(`/v2/events/${event._id}/invitees`, { email: late });
    expect((await mailbox.to(late))[0].subject).toMatch(/^Invitation: /);
    const payload = {
      organization: acme.id,
      event: event._id,
      version: 0,
      phase: "planning",
      kind: "created",
    } as const;
    await enqueueEventMails(api.db, payload, NOW);
    await enqueueEventMails(api.db, payload, NOW);
    const mails = await awaitMails(event, "sent", 3);
    for (const { _id } of mails) await sendMail(api.db, { organization: acme.id, mail: _id }, NOW);
    expect(mailbox.received.filter(({ to }) => to === first)).toHaveLength(1);
  });

  it("is not mailed for past events", async () => {
    const host = await person({});
    const past = { date: "2020-03-10T09:00:00", end_date: "2020-03-10T10:00:00" };
    const event = await createTestEvent(acme, host, {
      dates: [past],
      invitees: [{ email: address("guest") }],
    });
    const marker = await createTestEvent(acme, host, { dates: [DATE] });
    await awaitMails(marker, "sent");
    expect(await listMails(`?event=${event._id}`)).toEqual([]);
  });

  it("cannot inject headers into a mail", async () => {
    const host = await person({ first_name: 'Eve"\r\nBcc: all@example.com' });
    const guest = address("guest");
    await createTestEvent(acme, host, {
      title: "Lunch\r\nBcc: all@example.com\r\n\r\n<script>",
      dates: [DATE],
      invitees: [{ email: guest, full_name: "Bo\nX-Evil: 1" }],
    });
    const [mail] = await mailbox.to(guest);
    expect(mail.headers).not.toMatch(/^(bcc|x-evil):/im);
    expect(mail.subject).toBe("Invitation: Lunch Bcc: all@example.com <script>");
    expect(readText(mail, "text/html")).not.toContain("<script>");
    expect(decodeEncodedWords(mail.headers)).toContain("Eve");
  });
});

describe("a mail server", () => {
  it("that rejects a recipient permanently makes the mail fail, visibly", async () => {
    const host = await person({});
    const event = await createTestEvent(acme, host, {
      dates: [DATE],
      invitees: [{ email: address("gone") }],
    });
    const [failed] = await awaitMails(event, "failed");
    expect(failed).toMatchObject({ attempts: 1, kind: "invited", sent_at: null });
    expect(failed.last_error).toContain("550");
  });

  it("that rejects temporarily is retried", async () => {
    const host = await person({});
    const event = await createTestEvent(acme, host, {
      dates: [DATE],
      invitees: [{ email: address("busy") }],
    });
    await expect
      .poll(async () => (await listMails(`?event=${event._id}&state=queued`))[0]?.attempts, {
        timeout: 20_000,
      })
      .toBeGreaterThan(1);
  });

  it("gets the mail after an outage, from a worker that was killed meanwhile", async () => {
    const host = await person({});
    await mailbox.close();
    const guest = address("guest");
    const event = await createTestEvent(acme, host, { dates: [DATE], invitees: [{ email: guest }] });
    await expect
      .poll(
        async () =>
          (await listMails(`?event=${event._id}&state=queued`)).filter(
            (mail: { attempts: number }) => mail.attempts > 0,
          ).length,
        { timeout: 20_000 },
      )
      .toBe(2);
    if (worker) await stopProcess(worker, "SIGKILL");
    mailbox = await startMailServer(refuse, port);
    worker = await startWorkerProcess({});
    await mailbox.to(guest);
    await awaitMails(event, "sent", 2);
    expect(mailbox.received.filter(({ to }) => to === guest)).toHaveLength(1);
  }, 90_000);
});

describe("other mails", () => {
  it("bring a new user the sign-up link of the response", async () => {
    const email = address("new");
    const made = await acme.post("/v2/users", {
      organization: acme.id,
      user: { email, language: "sv" },
      finish_signup_with: "email",
    });
    const [mail] = await mailbox.to(email);
    expect(mail.subject).toBe("Slutför din registrering hos Acme");
    expect(readText(mail)).toContain(made.body.link);
  });

  it("tell the admins that a webhook was disabled", async () => {
    const admin = await createTestUser(acme, { user: { emails: [address("admin")], language: "de" } });
    await api.db.user.updateMany({ where: { id: admin._id }, data: { admin: true } });
    const hook = await createTestWebhook(acme, { target_url: "https://hooks.example.com/a?token=secret" });
    await disableWebhook(api.db, asOrganizationId(acme.id), hook._id, "gone", asInstant(Date.now()));
    await disableWebhook(api.db, asOrganizationId(acme.id), hook._id, "gone", asInstant(Date.now()));
    const [mail] = await mailbox.to(admin.emails[0]);
    expect(mail.subject).toBe("Ein Webhook wurde abgeschaltet");
    expect(readText(mail)).toContain("https://hooks.example.com/a\r\n");
    expect(await listMails("?limit=5")).toMatchObject([
      { kind: "webhook_disabled", to: admin.emails[0] },
      {},
      {},
      {},
      {},
    ]);
  });

  it("are readable with their text, and encrypted at rest", async () => {
    const host = await createTestHost(acme);
    const event = await createTestEvent(acme, host, { dates: [DATE] });
    const [listed] = await awaitMails(event, "sent");
    expect(listed).toMatchObject({ to: host.emails[0], kind: "invited", event: event._id, lang: "en" });
    expect(listed).not.toHaveProperty("text");
    const { body } = await acme.get(`/v2/mails/${listed._id}`);
    expect(body).toMatchObject({ ...listed, calendar: null });
    expect(body.text).toContain("?key=");
    const { sealed } = await api.db.mail.findFirstOrThrow({ where: { id: listed._id } });
    expect(Buffer.from(sealed).toString("latin1")).not.toContain("key=");
  });
});
