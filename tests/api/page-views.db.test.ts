import { expect, it } from "vitest";
import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import { storePageViews } from "@/lib/domain/booking-pages/page-views/store-page-views";
import { addPageView } from "@/lib/domain/booking-pages/page-views/view-counts";
import { openDatabase } from "@/lib/platform/db/open-database";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { createTestEvent } from "../support/events";
import { submitBookingForm } from "../support/public-forms";
import { createTestHost, createTestPage } from "../support/users";

const api = createTestApi();

const NOW = asInstant(Date.now());

const wait = () => {};

/** Records this number of page views at that time. */
function open(tenant: Tenant, page: { _id: string }, times: number, at: Instant = NOW) {
  const seen = { organization: asOrganizationId(tenant.id), bookpageId: page._id, zone: "UTC" };
  for (let time = 0; time < times; time++) addPageView(seen, at, wait);
}

async function readViews(tenant: Tenant, query = "") {
  const { body } = await tenant.get(`/v2/insights?weeks=2${query}`);
  return body.views;
}

it("the count of page views is reported beside the count of bookings", {
  tags: "main",
}, async () => {
  const acme = await api.tenant();
  const [jane, john] = [await createTestHost(acme), await createTestHost(acme)];
  const [often, seldom] = [await createTestPage(acme, jane._id), await createTestPage(acme, john._id)];
  open(acme, often, 5);
  open(acme, seldom, 1);
  await storePageViews(api.db);
  open(acme, often, 2);
  await storePageViews(api.db); // The second flush adds to the first, as another process would.
  await createTestBooking(acme, { page: often.nickname });

  const today = new Date(NOW).toISOString().slice(0, 10);
  expect(await readViews(acme)).toEqual({
    opened: 8,
    booked: 1,
    since: today,
    pages: [
      { bookpage: often._id, nickname: often.nickname, opened: 7, booked: 1 },
      { bookpage: seldom._id, nickname: seldom.nickname, opened: 1, booked: 0 },
    ],
  });
  expect(await readViews(acme, `&bookpage=${seldom._id}`)).toMatchObject({ opened: 1, booked: 0 });
  expect(await readViews(acme, `&host=${jane._id}`)).toBeNull();
  expect(await readViews(acme, "&from=2020-01-01&to=2020-01-31")).toMatchObject({ opened: 0, since: null });
  expect(await readViews(await api.tenant())).toMatchObject({ opened: 0, pages: [] });
});

it("the count of page views includes the host's day that has not begun for the reader", async () => {
  const acme = await api.tenant();
  const page = await createTestPage(acme, (await createTestHost(acme))._id);
  open(acme, page, 2, asInstant(NOW + DAY));
  await storePageViews(api.db);
  const [today, yesterday] = [NOW, NOW - DAY].map((at) => new Date(at).toISOString().slice(0, 10));
  expect(await readViews(acme, `&from=${today}&to=${today}`)).toMatchObject({ opened: 2 });
  expect(await readViews(acme, `&from=${yesterday}&to=${yesterday}`)).toMatchObject({ opened: 0 });
});

it("the count of page views survives a database outage and is written later", async () => {
  const acme = await api.tenant();
  const page = await createTestPage(acme, (await createTestHost(acme))._id);
  const away = openDatabase("postgresql://unknown@127.0.0.1:1/nothing", { connectionTimeoutMs: 200 });
  open(acme, page, 3);
  await storePageViews(away.db);
  await storePageViews(api.db);
  expect(await readViews(acme)).toMatchObject({ opened: 3 });
});

it("the count of page views skips a deleted organisation, and continues", async () => {
  const acme = await api.tenant();
  const page = await createTestPage(acme, (await createTestHost(acme))._id);
  open({ ...acme, id: "f".repeat(24) }, page, 1);
  open(acme, page, 1);
  await storePageViews(api.db);
  expect(await readViews(acme)).toMatchObject({ opened: 1 });
});

it("the count of page views distinguishes booking sources", async () => {
  const acme = await api.tenant();
  const host = await createTestHost(acme);
  const { nickname } = await createTestPage(acme, host._id);
  const at = (hour: number) => ({ start: `2031-03-10T${hour}:00:00+01:00` });
  const slot = (hour: number) => `2031-03-10T${String(hour - 1).padStart(2, "0")}:00:00Z`;
  const form = { email: "ana@example.com", minutes: "30" };
  await createTestBooking(acme, { page: nickname, ...at(10) });
  await submitBookingForm(nickname, { ...form, slot: slot(11), shown: "" });
  await submitBookingForm(nickname, { ...form, slot: slot(12), embed: "1" });
  await submitBookingForm(nickname, { ...form, slot: slot(13), embed: "1", from: "locator" });
  await createTestEvent(acme, host, {
    dates: [11, 12].map((day) => ({
      date: `2031-03-${day}T09:00:00Z`,
      end_date: `2031-03-${day}T10:00:00Z`,
    })),
  });
  const { body } = await acme.get("/v2/insights?weeks=2");
  const counted = body.sources.map((one: { source: string; booked: number }) => [one.source, one.booked]);
  expect(Object.fromEntries(counted)).toEqual({ api: 1, page: 1, embed: 1, locator: 1, poll: 1 });
  const found = await acme.get("/v2/insights?weeks=2&source=locator");
  expect(found.body.booked).toBe(1);
});
