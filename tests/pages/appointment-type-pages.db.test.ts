import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { loadPublicPage } from "@/lib/domain/bookings/load-public-page";
import { areOffered } from "@/lib/pages/booking/find-openings";
import { submitBooking } from "@/lib/pages/booking/submit-booking";
import { generateToken } from "@/lib/platform/crypto/token";
import { createTestApi, type Tenant } from "../support/api";
import { createTestHost, createTestPage, createTestType, makeUniqueName } from "../support/users";

const api = createTestApi();
const NOW = asInstant(Date.UTC(2031, 2, 1));
// A Monday in Paris.
const NINE = "2031-03-10T08:00:00Z";
const TEN = "2031-03-10T09:00:00Z";

let acme: Tenant;
let nickname: string;
let hours: string;
let tenToEleven: string;

beforeAll(async () => {
  acme = await api.tenant();
});

/** Creates a host from 9 to 17 on every day, with some types only on Mondays from 10 to 11. */
beforeEach(async () => {
  const owner = await createTestHost(acme);
  const custom = { duration: 30, auto_confirm: true, title_label: "Subject", ask_phone: true };
  ({ nickname } = await createTestPage(acme, owner._id, {
    nickname: makeUniqueName("host"),
    message: "Of the page",
    custom,
  }));
  hours = `/v2/users/${owner._id}/availabilities`;
  const days = { monday: { slots: [{ start_time: "10:00", end_time: "11:00" }] } };
  tenToEleven = (await acme.post(hours, { days })).body._id;
});

const page = (type: string | null) =>
  loadPublicPage(
    api.db,
    { slug: nickname, type, minutes: null },
    { from: NOW, to: asInstant(NOW + 30 * DAY) },
  );

/** Returns if nine and ten o'clock are offered. */
async function offered(type: string | null) {
  const found = await page(type);
  return (
    found &&
    areOffered(
      found,
      [NINE, TEN].map((time) => asInstant(Date.parse(time))),
      NOW,
    )
  );
}

function book(type: string, slot: string) {
  const data = new FormData();
  const fields = { type, slot, name: "Ana", email: "ana@example.com", tz: "UTC", form: generateToken() };
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return submitBooking(api.db, {
    slug: nickname,
    data,
    browser: { acceptLanguage: "en", cookies: { lang: null, tz: null, h: null } },
    sameOrigin: true,
    wait: null,
    now: NOW,
  });
}

describe("the page of an appointment type", () => {
  it("offers the hours of its own availability, or else of the main one", { tags: "main" }, async () => {
    await createTestType(acme, nickname, { name: "Own", availability: tenToEleven });
    await createTestType(acme, nickname, { name: "Main" });
    expect([await offered("own"), await offered("main"), await offered(null)]).toEqual([
      [false, true],
      [true, true],
      [true, true],
    ]);
    await acme.put(`/v2/bookpages/${nickname}/types/own`, { availability: null });
    expect(await offered("own")).toEqual([true, true]);
  });

  it("offers the main hours after its own availability was removed", async () => {
    await createTestType(acme, nickname, { name: "Own", availability: tenToEleven });
    await acme.put(`/v2/bookpages/${nickname}/types/own`, { availability: null });
    expect(await offered("own")).toEqual([true, true]);
  });

  it("overrides the texts and settings of the page", async () => {
    const custom = { duration: 60, ask_phone: false };
    await createTestType(acme, nickname, { name: "Own", message: "Of the type", custom });
    await createTestType(acme, nickname, { name: "Plain" });
    expect(await page("own")).toMatchObject({
      message: "Of the type",
      duration: 60,
      settings: { ...custom, auto_confirm: true, title_label: "Subject" },
    });
    expect(await page("plain")).toMatchObject({
      message: "Of the page",
      duration: 30,
      settings: { ask_phone: true, auto_confirm: true },
    });
  });

  it("exists while type and page are active", async () => {
    const path = `/v2/bookpages/${nickname}`;
    await createTestType(acme, nickname, { name: "Call" });
    expect(await page("call")).not.toBeNull();
    await acme.put(`${path}/types/call`, { active: false });
    expect(await page("call")).toBeNull();
    expect((await page(null))?.types).toEqual([]);
    await acme.put(`${path}/types/call`, { active: true });
    await acme.put(path, { active: false });
    expect(await page("call")).toBeNull();
  });

  it("opens by its address although it is not public, and is listed nowhere", async () => {
    await createTestType(acme, nickname, { name: "Secret", public: false });
    await createTestType(acme, nickname, { name: "Open" });
    const handles = async (type: string | null) => (await page(type))?.types.map(({ slug }) => slug);
    expect((await page("secret"))?.type?.name).toBe("Secret");
    expect([await handles(null), await handles("open"), await handles("secret")]).toEqual([
      ["open"],
      ["open"],
      ["open"],
    ]);
  });

  it("books only within its own hours, for its own length", { tags: "main" }, async () => {
    const { _id } = await createTestType(acme, nickname, {
      name: "Own",
      availability: tenToEleven,
      custom: { duration: 60, ask_phone: false },
    });
    expect((await book("own", NINE)).outcome).toBe("refused");
    expect((await book("own", TEN)).outcome).toBe("booked");
    expect((await book("own", TEN)).outcome).toBe("refused");
    const events = await api.db.event.findMany({
      where: { appointmentTypeId: _id },
      include: { dates: true },
    });
    expect(events.map(({ dates }) => dates.map(({ startsAt, endsAt }) => [startsAt, endsAt]))).toEqual([
      [[new Date(TEN), new Date("2031-03-10T10:00:00Z")]],
    ]);
    expect(await offered(null)).toEqual([true, false]);
  });
});

it("the slots of a type follow its availability", async () => {
  const { body } = await acme.get(
    `/v2/slots?users=${hours.split("/")[3]}&duration=30&from=2031-03-10&to=2031-03-10&availability=${tenToEleven}`,
  );
  expect(
    body.slots.map(({ start }: { start: { dateTime: string } }) => start.dateTime.slice(11, 16)),
  ).toEqual(["10:00", "10:30"]);
  const other = await createTestHost(acme);
  const foreign = await acme.get(
    `/v2/slots?users=${other._id}&duration=30&from=2031-03-10&to=2031-03-10&availability=${tenToEleven}`,
  );
  expect([foreign.status, foreign.body.errors[0].pointer]).toEqual([400, "/availability"]);
});
