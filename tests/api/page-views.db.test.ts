import { expect, it } from "vitest";
import { type Instant, instant } from "@/lib/core/time/instant";
import { addView } from "@/lib/domain/booking-pages/page-views/view-counts";
import { writeViews } from "@/lib/domain/booking-pages/page-views/write-views";
import { openDatabase } from "@/lib/platform/db/open-database";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { type Tenant, testApi } from "../support/api";
import { createBooking } from "../support/bookings";
import { createEvent } from "../support/events";
import { createBookpage, createHost } from "../support/people";
import { sendBooking } from "../support/public-forms";

const api = testApi();

const NOW = instant(Date.now());

const wait = () => {};

/** As if so many people had opened the page at that time. */
function open(tenant: Tenant, page: { _id: string }, times: number, at: Instant = NOW) {
  const seen = { organization: asOrganizationId(tenant.id), bookpageId: page._id, zone: "UTC" };
  for (let time = 0; time < times; time++) addView(seen, at, wait);
}

async function readViews(tenant: Tenant, query = "") {
  const { body } = await tenant.get(`/v2/insights?weeks=2${query}`);
  return body.views;
}

it("the count of page views tells how often pages were opened, beside how often they were booked", {
  tags: "main",
}, async () => {
  const acme = await api.tenant();
  const [jane, john] = [await createHost(acme), await createHost(acme)];
  const [often, seldom] = [await createBookpage(acme, jane._id), await createBookpage(acme, john._id)];
  open(acme, often, 5);
  open(acme, seldom, 1);
  await writeViews(api.db);
  open(acme, often, 2);
  await writeViews(api.db); // added to the first, as another process would
  await createBooking(acme, { page: often.nickname });

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

it("the count of page views keeps what a database that is away does not take, and writes it later", async () => {
  const acme = await api.tenant();
  const page = await createBookpage(acme, (await createHost(acme))._id);
  const away = openDatabase("postgresql://nobody@127.0.0.1:1/nothing", { connectionTimeoutMs: 200 });
  open(acme, page, 3);
  await writeViews(away.db);
  await writeViews(api.db);
  expect(await readViews(acme)).toMatchObject({ opened: 3 });
});

it("the count of page views counts nothing for an organisation that is gone, and goes on", async () => {
  const acme = await api.tenant();
  const page = await createBookpage(acme, (await createHost(acme))._id);
  open({ ...acme, id: "f".repeat(24) }, page, 1);
  open(acme, page, 1);
  await writeViews(api.db);
  expect(await readViews(acme)).toMatchObject({ opened: 1 });
});

it("the count of page views tells apart where meetings were booked", async () => {
  const acme = await api.tenant();
  const host = await createHost(acme);
  const { nickname } = await createBookpage(acme, host._id);
  const at = (hour: number) => ({ start: `2031-03-10T${hour}:00:00+01:00` });
  const slot = (hour: number) => `2031-03-10T${String(hour - 1).padStart(2, "0")}:00:00Z`;
  const form = { email: "ana@example.com", minutes: "30" };
  await createBooking(acme, { page: nickname, ...at(10) });
  await sendBooking(nickname, { ...form, slot: slot(11), shown: "" });
  await sendBooking(nickname, { ...form, slot: slot(12), embed: "1" });
  await sendBooking(nickname, { ...form, slot: slot(13), embed: "1", from: "locator" });
  await createEvent(acme, host, {
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
