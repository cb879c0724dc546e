import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestSession } from "../support/create-session";
import { runMailJobs } from "../support/mail-jobs";
import { submitEventPageForm } from "../support/public-forms";
import { bookTestSeat, buildAttendee, createSeatedPage, loadEventPageAt, NINE, TEN } from "../support/seats";
import { createTestUser, listErrorCodes } from "../support/users";
import { createTestWebhook } from "../support/webhooks";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0", OPEN_BOOKINGS_LIMIT: "0" });
const NOW = asInstant(Date.UTC(2031, 2, 1));

let acme: Tenant;
let page: Awaited<ReturnType<typeof createSeatedPage>>;
let ana: Awaited<ReturnType<typeof bookTestSeat>>;
let bo: Awaited<ReturnType<typeof bookTestSeat>>;
beforeAll(async () => {
  acme = await api.tenant();
});
const question = { key: "diet", kind: "text", label: "What do you eat?" };

beforeEach(async () => {
  page = await createSeatedPage(acme, 3, { questions: [question] });
  ana = await bookTestSeat(acme, page.nickname, "Ana", {
    answers: { diet: "Apples" },
    message: "Ana is glad",
    guests: ["gil@example.com"],
  });
  bo = await bookTestSeat(acme, page.nickname, "Bo", { answers: { diet: "Beans" }, message: "Bo is late" });
});

const readEvent = async (id = ana._id) => (await acme.get(`/v2/events/${id}`)).body;

/** Words that identify each person: name, address, answer or message. */
const WORDS = { ana: /Ana|ana@|Apples/, gil: /gil@/, bo: /Bo |Bo\b|bo@|Beans/ };
const listNamed = (text: string) =>
  Object.entries(WORDS).flatMap(([name, words]) => (words.test(text) ? [name] : []));

let read: string[] = [];

/** Returns the new mails, each with the persons that it mentions. */
async function readMails() {
  await runMailJobs(api.db, NOW);
  const fresh = await api.db.mail.findMany({ where: { id: { notIn: read } }, orderBy: { id: "asc" } });
  read = [...read, ...fresh.map(({ id }) => id)];
  return Promise.all(
    fresh.map(async ({ id, kind, recipient }) => {
      const { body } = await acme.get(`/v2/mails/${id}`);
      const { text, html } = body as { text: string; html: string };
      const calendar: string = body.calendar?.content.replaceAll("\r\n ", "") ?? "";
      return { told: `${kind} ${recipient}`, about: listNamed(`${text} ${html} ${calendar}`), calendar };
    }),
  );
}

describe("bookers of one meeting", () => {
  it("learn nothing of each other on the event page, in its calendar file, or by mail", async () => {
    const mails = await readMails();
    const told = Object.fromEntries(mails.map((mail) => [mail.told, mail.about]));
    expect(told["booked ana@example.com"]).toEqual(["ana"]); // The guest has no name.
    expect(told["booked bo@example.com"]).toEqual(["bo"]);
    expect(mails.filter((mail) => mail.told === `booked ${page.email}`).map(({ about }) => about)).toEqual([
      ["ana", "gil"],
      ["bo"],
    ]);

    const mine = await loadEventPageAt(api.db, bo.url);
    expect(listNamed(JSON.stringify({ ...mine, shell: null }))).toEqual(["bo"]);
    expect(mine?.people.heading).toContain("3 of 3 seats taken");
    const hers = await loadEventPageAt(api.db, ana.url);
    expect(listNamed(JSON.stringify({ ...hers, shell: null }))).toEqual(["ana"]);
    expect(hers?.people.items).toHaveLength(3); // Ana's guests and the host.
    expect(hers?.messages.items.flatMap(({ text }) => text.map((part) => part.text))).toEqual([
      "Ana is glad",
    ]);
  });

  it("are all visible to the host, with their answers", async () => {
    const { link } = (await acme.get(`/v2/events/${ana._id}/organiser_link`)).body;
    const view = await loadEventPageAt(api.db, link);
    expect(listNamed(JSON.stringify(view?.people))).toEqual(["ana", "gil", "bo"]);
    expect(view?.answers?.items.map(({ label, text }) => `${label} ${text}`)).toEqual([
      "Ana Duarte: What do you eat? Apples",
      "Bo Duarte: What do you eat? Beans",
    ]);
    const { answers, invitees } = await readEvent();
    expect(answers).toEqual([]);
    expect(invitees.map((one: { answers: { text: string }[] }) => one.answers[0]?.text)).toEqual([
      undefined,
      "Apples",
      undefined,
      "Beans",
    ]);
  });

  it("are hidden from a member with a seat, in every API response", async () => {
    const member = await createTestUser(acme, {});
    const [email] = member.emails;
    await acme.post(`/v2/bookings/${bo._id}/cancel`, { invitee: bo.invitee });
    await bookTestSeat(acme, page.nickname, "Cy", {
      attendee: { name: "Cy", email },
      answers: { diet: "Carrots" },
    });
    await api.pool.query("UPDATE users SET email_confirmed_at = now() WHERE id = $1", [member._id]);
    const headers = await createTestSession(api.db, member);
    const seen = await requestApi("GET", `/v2/events/${ana._id}`, { headers });
    expect(seen.status).toBe(200);
    expect(listNamed(JSON.stringify(seen.body))).toEqual([]);
    expect(seen.body.seats).toEqual({ all: 3, taken: 3 });
    const timeline = await requestApi("GET", `/v2/events/${ana._id}/timeline`, { headers });
    expect([timeline.status, listNamed(JSON.stringify(timeline.body))]).toEqual([200, []]);
    const { body } = await requestApi("POST", `/v2/events/${ana._id}/messages`, {
      headers,
      body: { from: email, body: "Hello" },
    });
    expect(listNamed(JSON.stringify(body))).toEqual([]);
    expect(JSON.stringify(body)).toContain("Carrots");
  });

  it("do not see messages to the host, but see the host's messages", async () => {
    await readMails();
    await submitEventPageForm(bo.url, "message", { message: "Is there tea?", form: "1" });
    expect((await readMails()).map(({ told }) => told)).toEqual([`message ${page.email}`]);
    expect((await loadEventPageAt(api.db, ana.url))?.messages.items).toHaveLength(1);
    await acme.post(`/v2/events/${ana._id}/messages`, { body: "There is tea." });
    const told = (await readMails()).map((mail) => mail.told).sort();
    expect(told).toEqual(["message ana@example.com", "message bo@example.com", "message gil@example.com"]);
    expect((await loadEventPageAt(api.db, ana.url))?.messages.items).toHaveLength(2);
  });
});

describe("a booker who leaves", () => {
  it("frees only their seats and those of their guests, and gets a cancellation with a calendar entry", {
    tags: "main",
  }, async () => {
    await readMails();
    const hooks = await Promise.all(
      ["event.declined", "event.cancelled", "event.new_invitee"].map((action) =>
        createTestWebhook(acme, { action }),
      ),
    );
    const countTold = () =>
      Promise.all(hooks.map(async ({ _id }) => (await acme.get(`/hooks/${_id}/deliveries`)).body.length));
    await submitEventPageForm(ana.url, "decline");
    const event = await readEvent();
    expect([event.seats.taken, event.cancelled]).toEqual([1, undefined]);
    const mails = await readMails();
    expect(mails.map(({ told }) => told).sort()).toEqual(
      [`declined ${page.email}`, "left ana@example.com", "left gil@example.com"].sort(),
    );
    const left = mails.find(({ told }) => told === "left ana@example.com");
    expect(left?.calendar).toContain("METHOD:CANCEL");
    expect(await countTold()).toEqual([1, 0, 0]);
    await bookTestSeat(acme, page.nickname, "Cy", { answers: { diet: "x" } });
    expect(await countTold()).toEqual([1, 0, 1]);

    expect((await loadEventPageAt(api.db, ana.url))?.actions[0]?.label).toBe("Book again");
    await submitEventPageForm(ana.url, "vote", { [`date-${event.dates[0]._id}`]: "yes" });
    expect((await readEvent()).seats.taken).toBe(3);
  });

  it("gets the seat again only while one is free", async () => {
    await acme.post(`/v2/bookings/${ana._id}/cancel`, { invitee: ana.invitee });
    await bookTestSeat(acme, page.nickname, "Cy", {
      guests: ["dee@example.com"],
      answers: { diet: "Carrots" },
    });
    const { dates } = await readEvent();
    const date = { [`date-${dates[0]._id}`]: "yes" };
    expect(await submitEventPageForm(ana.url, "vote", date)).toContain("done=");
    expect((await readEvent()).seats.taken).toBe(3);
    expect((await loadEventPageAt(api.db, ana.url))?.actions.map(({ label }) => label)).not.toContain(
      "I’ll be there",
    );
    const back = { invitee: ana.invitee, dates: { [dates[0]._id]: "yes" } };
    expect((await acme.post(`/v2/events/${ana._id}/votes`, back)).body.code).toBe("slot_taken");
  });

  it("books again under the same address without earlier messages", async () => {
    await submitEventPageForm(bo.url, "decline");
    const again = await bookTestSeat(acme, page.nickname, "Bo", { answers: { diet: "Bread" } });
    expect(again.invitee).not.toBe(bo.invitee);
    const view = await loadEventPageAt(api.db, again.url);
    expect(view?.messages.items).toEqual([]);
    expect(JSON.stringify(view?.answers)).not.toContain("Beans");
    expect(await loadEventPageAt(api.db, bo.url)).toBeNull();
  });

  it("cancels the meeting as the last one", async () => {
    await submitEventPageForm(bo.url, "decline");
    await readMails();
    await submitEventPageForm(ana.url, "decline");
    expect((await readEvent()).cancelled).toBeDefined();
    expect((await readMails()).map(({ told }) => told)).toContain(`cancelled ${page.email}`);
    expect((await bookTestSeat(acme, page.nickname, "Cy", { answers: { diet: "x" } }))._id).not.toBe(ana._id);
  });
});

describe("a booker who moves", () => {
  const slot = "2031-03-10T09:00:00Z";

  it("gets a seat at another time, with their answers and guests", {
    tags: "main",
  }, async () => {
    const location = await submitEventPageForm(ana.mailed, "move", { slot });
    const id = location.split("?")[0]?.split("/").at(-1) ?? "";
    expect(id).not.toBe(ana._id);
    const moved = await readEvent(id);
    expect(moved.seats).toEqual({ all: 3, taken: 2 });
    expect(moved.dates[0].date).toBe("2031-03-10T09:00:00.000Z");
    const booker = moved.invitees.find(({ email }: { email: string }) => email === "ana@example.com");
    expect([booker.full_name, booker.answers[0].text]).toEqual(["Ana Duarte", "Apples"]);
    expect((await readEvent()).seats.taken).toBe(1);
    const view = await loadEventPageAt(api.db, location);
    expect(view?.status.kind).toBe("confirmed");
    const old = await loadEventPageAt(api.db, ana.url);
    expect(old?.banner?.links[0]?.href).toContain(`/event/${id}?`);
    expect(old?.actions.map(({ label }) => label)).not.toContain("I’ll be there");
  });

  it("joins an existing meeting, or stays if it has no seat", async () => {
    const cy = await bookTestSeat(acme, page.nickname, "Cy", { start: TEN, answers: { diet: "x" } });
    const joined = await acme.post(`/v2/bookings/${bo._id}/reschedule`, { start: TEN, invitee: bo.invitee });
    expect([joined.status, joined.body._id, joined.body.seats.taken]).toEqual([200, cy._id, 2]);
    const full = await acme.post(`/v2/bookings/${ana._id}/reschedule`, { start: TEN, invitee: ana.invitee });
    expect([full.status, full.body.code]).toEqual([409, "slot_taken"]); // Two people and one seat.
    expect((await readEvent()).seats.taken).toBe(2);
  });

  it("succeeds while others swap seats with them", { timeout: 60_000 }, async () => {
    await submitEventPageForm(ana.url, "decline"); // The order avoids waiting for the other's seat.
    await bookTestSeat(acme, page.nickname, "Cy", { start: TEN, answers: { diet: "x" } });
    for (let round = 0; round < 5; round += 1) {
      const { rows } = await api.pool.query(
        "SELECT i.event_id, i.id, i.email FROM invitees i WHERE i.email IN ('bo@example.com', 'cy@example.com') AND i.moved_to IS NULL AND i.event_id IN (SELECT id FROM events WHERE created_by_user_id = $1)",
        [page.user],
      );
      expect(rows).toHaveLength(2);
      const moves = await Promise.all(
        rows.map(({ event_id, id, email }) =>
          acme.post(`/v2/bookings/${event_id}/reschedule`, {
            start: (email === "bo@example.com") === (round % 2 === 0) ? TEN : NINE,
            invitee: id,
          }),
        ),
      );
      expect(moves.map(({ status, body }) => body.detail ?? status)).toEqual([200, 200]);
    }
  });
});

describe("the host", () => {
  it("moves and cancels for all", async () => {
    await readMails();
    expect((await acme.post(`/v2/bookings/${ana._id}/reschedule`, { start: TEN })).status).toBe(200);
    const all = ["ana@example.com", "bo@example.com", "gil@example.com", page.email];
    expect((await readMails()).map(({ told }) => told).sort()).toEqual(
      all.map((email) => `changed ${email}`).sort(),
    );
    await acme.post(`/v2/bookings/${ana._id}/cancel`, { reason: "Ill" });
    expect((await readMails()).map(({ told }) => told).sort()).toEqual(
      all.map((email) => `cancelled ${email}`).sort(),
    );
    const { body } = await acme.get(`/v2/slots?page=${page.nickname}&from=2031-03-10&to=2031-03-10`);
    expect(body.slots[0].start.dateTime).toBe(NINE);
  });

  it("invites while seats are free, and removes bookers", async () => {
    const invite = (email: string) => acme.post(`/v2/events/${ana._id}/invitees`, { email });
    expect((await invite("late@example.com")).status).toBe(409);
    await acme.delete(`/v2/events/${ana._id}/invitees/${bo.invitee}`);
    expect((await invite("late@example.com")).status).toBe(201);
    expect((await readEvent()).seats.taken).toBe(3);
  });
});

it("erasing one booker leaves the others", async () => {
  const erased = await acme.post("/v2/personal_data/erasures", { email: "bo@example.com" });
  expect(erased.status).toBeLessThan(300);
  const event = await readEvent();
  expect(listNamed(JSON.stringify(event))).toEqual(["ana", "gil"]);
  expect(event.seats.taken).toBe(3);
});

it("POST /v2/events/:event_id/declines releases no seat if a booking has one booker", async () => {
  const { nickname } = await createSeatedPage(acme, 2, { seats: null });
  const one = await bookTestSeat(acme, nickname, "Ana", { attendee: buildAttendee("Eve") });
  expect(one.seats).toBeNull();
  for (const [what, body] of [["cancel", {}] as const, ["reschedule", { start: TEN }] as const])
    expect(
      listErrorCodes(await acme.post(`/v2/bookings/${one._id}/${what}`, { ...body, invitee: one.invitee })),
    ).toEqual(["/invitee mismatch"]);
});
