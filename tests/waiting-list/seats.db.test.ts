import { expect, it } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { loadBookingPage } from "@/lib/pages/booking/load-booking-page";
import { createTestApi } from "../support/api";
import { buildTestBookingBody } from "../support/bookings";
import { submitBookingForm } from "../support/public-forms";
import { buildAttendee } from "../support/seats";
import {
  buildEveryDay,
  createTestPage,
  createTestUser,
  listErrorCodes,
  makeUniqueName,
} from "../support/users";
import { joinTestWaitingList, runOfferJobs } from "../support/waiting-list";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0" });

const DAY_TEXT = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
const NINE = `${DAY_TEXT}T09:00:00.000Z`;

it("a released seat is held for a waiting booker, who joins by the button in the mail", {
  tags: "main",
}, async () => {
  const acme = await api.tenant();
  const host = await createTestUser(acme, {
    user: { timezone: "UTC" },
    availability: { days: buildEveryDay("09:00", "10:00") },
  });
  const nickname = makeUniqueName("course");
  const waiting = { active: true, offer_minutes: 60 };
  await createTestPage(acme, host._id, {
    nickname,
    custom: { duration: 60, auto_confirm: true, seats: 2, waiting_list: waiting },
  });
  const book = (name: string) =>
    acme.post(
      "/v2/bookings",
      buildTestBookingBody({ page: nickname, start: NINE, attendee: buildAttendee(name) }),
    );
  const ana = await book("Ana");
  const bo = await book("Bo");
  expect([ana.status, bo.status, (await book("Cy")).status]).toEqual([201, 201, 409]);
  expect(bo.body._id).toBe(ana.body._id);

  const email = `${makeUniqueName("dora")}@x.example`;
  await joinTestWaitingList(acme, nickname, { email, day: DAY_TEXT, tz: "UTC" });
  const { status } = await acme.post(`/v2/bookings/${bo.body._id}/cancel`, {
    invitee: bo.body.booking.invitee,
  });
  expect(status).toBe(200);
  const now = asInstant(Date.now());
  expect(await runOfferJobs(api.db, now)).toBeGreaterThan(0);
  expect((await book("Cy")).status).toBe(409);

  const mail = await api.db.mail.findFirst({ where: { recipient: email, kind: "waiting_offered" } });
  const { body } = await acme.get(`/v2/mails/${mail?.id}`);
  const [, href = ""] = /:\n(https:\S+slot=\S+)/.exec(body.text) ?? [];
  const view = await loadBookingPage(api.db, {
    address: { slug: nickname, type: null, minutes: null },
    search: new URL(href).searchParams,
    browser: { acceptLanguage: "en-GB", cookies: { lang: null, tz: "UTC", h: null } },
    now,
    zoneOptions: () => "",
    viewer: null,
  });
  if (view?.step.name !== "details") throw new Error("the button does not lead to the details");
  const { hidden, fields } = view.step.details;
  const typed = fields.flatMap((field) => (field.as === "field" ? [[field.name, field.value]] : []));
  const sent = Object.fromEntries([...hidden.map(({ name, value }) => [name, value]), ...typed]);
  expect(await submitBookingForm(nickname, sent)).toMatch(new RegExp(`/event/${ana.body._id}\\?key=`));
  const course = await acme.get(`/v2/bookings/${ana.body._id}`);
  expect(course.body.seats).toEqual({ all: 2, taken: 2 });
  expect((await acme.get(`/v2/bookpages/${nickname}/waiting`)).body).toEqual([]);
});

it("meetings with seats cannot repeat", async () => {
  const acme = await api.tenant();
  const host = await createTestUser(acme);
  const custom = { auto_confirm: true, seats: 2 };
  const { nickname } = await createTestPage(acme, host._id, { custom });
  const series = { every: "week", times: [2, 4] };
  expect(listErrorCodes(await acme.put(`/v2/bookpages/${nickname}`, { custom: { series } }))).toEqual([
    "/custom/series refused",
  ]);
  const other = await createTestPage(acme, host._id, {
    secondary: true,
    custom: { auto_confirm: true, series },
  });
  expect(listErrorCodes(await acme.put(`/v2/bookpages/${other.nickname}`, { custom: { seats: 3 } }))).toEqual(
    ["/custom/seats refused"],
  );
});
