import { describe, expect, it } from "vitest";
import { type Instant, instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import type { CustomSettings } from "@/lib/domain/bookpages/custom";
import { deriveReader } from "@/lib/pages/frame/reader";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { bookingView } from "./booking-view";
import { findOpenings, rangeToLoad } from "./find-openings";
import { readPageQuery } from "./page-query";

const NOW = instant(Date.UTC(2031, 10, 27, 12)); // a Thursday
const WORK = [{ start: 9 * 60, end: 12 * 60 }];

function pageWith(
  custom: CustomSettings,
  change: { meetings?: Interval[]; days?: number | null } = {},
): PublicPage {
  return {
    organization: asOrganizationId("o"),
    bookpageId: "b",
    appointmentTypeId: null,
    availabilityId: null,
    nickname: "jane",
    message: "Hello\n\nthere",
    custom,
    owner: {
      id: "u",
      email: null,
      name: "Jane Doe",
      firstName: "Jane",
      pictureUrl: null,
      timezone: "Europe/Paris",
      language: "en",
    },
    host: {
      schedule: {
        zone: "Europe/Paris",
        week: [WORK, [], [], [], [], [], []], // Mondays
        pastAsBusy: true,
        todayAsBusy: false,
        daysAfterAsBusy: change.days ?? null,
        bufferBefore: 0,
        bufferAfter: 0,
        allDayBusy: true,
      },
      meetings: change.meetings ?? [],
      busy: [],
      allDay: [],
    },
    duration: custom.duration ?? 60,
    type: null,
    types: [],
  };
}

function buildView(page: PublicPage, search = "") {
  const query = readPageQuery(new URLSearchParams(search));
  const browser = { acceptLanguage: "en-GB", cookies: { lang: null, tz: null, h: null } };
  const reader = deriveReader(query, browser, page.custom, page.owner);
  const openings = findOpenings(page, query, reader.zone, NOW, rangeToLoad(query, NOW).to);
  if (openings === null) throw new Error("more meetings are needed");
  const address = { nickname: "jane", type: null, minutes: null };
  const context = { page, address, query, reader, now: NOW, t: getTranslator(reader.lang) };
  const state = {
    openings,
    notice: null,
    draft: null,
    slotGone: false,
    draftGone: false,
    formId: "f",
    zoneOptions: "",
  };
  return bookingView(context, state);
}

function buildTimes(page: PublicPage, search = "") {
  const { step } = buildView(page, search);
  if (step.name !== "times") throw new Error("not the step of times");
  return step;
}

const listCells = (step: ReturnType<typeof buildTimes>) =>
  step.month.weeks.flat().filter((cell) => cell !== null);

describe("The month", () => {
  it("opens at the earliest free day, though that is in the next month", () => {
    const step = buildTimes(pageWith({}));
    expect(step.month.title).toBe("December 2031");
    expect(step.slots.day).toBe("Monday 1 December");
    expect(step.slots.groups.flatMap(({ slots }) => slots.map(({ time }) => time))).toEqual([
      "09:00",
      "10:00",
      "11:00",
    ]);
  });

  it("says the state of each day first", () => {
    const meeting = { start: instant(Date.UTC(2031, 11, 8, 8)), end: instant(Date.UTC(2031, 11, 8, 9)) };
    const labels = listCells(buildTimes(pageWith({}, { meetings: [meeting] }))).map(
      ({ state, label }) => `${state}: ${label}`,
    );
    expect(labels.slice(0, 2)).toEqual([
      "free: 3 times, Monday 1 December",
      "none: Unavailable, Tuesday 2 December",
    ]);
    expect(labels[7]).toBe("few: 2 times, Monday 8 December");
    expect(listCells(buildTimes(pageWith({}), "month=2031-11"))[0]?.label).toBe("Past, Saturday 1 November");
  });

  it("begins the week where the reader's country does", () => {
    expect(buildTimes(pageWith({})).month.weekdays[0]?.short).toBe("Mon");
    expect(buildTimes(pageWith({})).month.weeks[0]?.[0]?.number).toBe("1");
  });

  it("leads on from an empty month, and never past what is open", () => {
    const step = buildTimes(pageWith({}), "month=2031-11");
    expect(step.month.empty).toEqual({
      text: "No times in November.",
      link: { href: "/jane?day=2031-12-01", label: "Next: Mon 1 Dec" },
    });
    expect(step.month.previous).toBeNull();
    const short = buildTimes(pageWith({}, { days: 5 }), "month=2033-01");
    expect(short.month).toMatchObject({ month: "2031-12", next: null });
  });

  it("says so when nothing is open at all", () => {
    const { month, slots } = buildTimes({
      ...pageWith({}),
      host: { schedule: null, meetings: [], busy: [], allDay: [] },
    });
    expect(month.empty?.text).toMatch(/no times to book/);
    expect(slots.empty).toBeNull();
  });
});

describe("A chosen time", () => {
  const chosen = "slot=2031-12-01T10:00:00Z";

  it("stays the same instant in another zone, on whichever day that is there", () => {
    const { slots, zone } = buildTimes(pageWith({ auto_confirm: true }), `${chosen}&tz=Pacific/Auckland`);
    expect(slots.day).toBe("Monday 1 December");
    const tiles = slots.groups.flatMap((group) => group.slots);
    expect(tiles.filter((tile) => tile.chosen)).toMatchObject([
      { value: "2031-12-01T10:00:00Z", time: "23:00" },
    ]);
    expect(tiles[0]?.hostTime).toBe("09:00 for Jane");
    expect(zone.hidden.map(({ name }) => name)).toEqual(["slot"]);
  });

  it("is pinned on top of the details", () => {
    const { step } = buildView(pageWith({ auto_confirm: true }), `${chosen}&step=details`);
    if (step.name !== "details") throw new Error("not the details");
    expect(step.details.chosen.items[0]).toMatchObject({ day: "Monday 1 December", time: "11:00 – 12:00" });
    expect(step.details.submit).toBe("Book");
    expect(step.details.fields.map((field) => field.name)).toEqual([
      "name",
      "email",
      "title",
      "placeOther",
      "invitees",
      "message",
    ]);
  });
});

describe("Several times", () => {
  const two = "slot=2031-12-01T10:00:00Z&slot=2031-12-08T10:00:00Z";

  it("are gathered over days, and asked for until there are enough", () => {
    const step = buildTimes(pageWith({ min_dates: 3 }), `${two}&step=details`);
    expect(step.tray).toMatchObject({ heading: "2 of 3 proposed", done: 2, needed: 3 });
    expect(step.slots.error).toBe("Choose at least 3 times");
    expect(step.slots.multiple).toBe(true);
    expect(step.slots.hidden).toContainEqual({ name: "slot", value: "2031-12-08T10:00:00Z" });
    expect(
      listCells(step)
        .filter((cell) => cell.proposed)
        .map(({ number }) => number),
    ).toEqual(["1", "8"]);
  });

  it("are no choice where the page confirms at once or takes one", () => {
    for (const custom of [{ auto_confirm: true }, { one_slot: true, min_dates: 3 }]) {
      const { slots, tray } = buildTimes(pageWith(custom));
      expect([slots.multiple, tray]).toEqual([false, null]);
    }
  });
});

describe("The frame", () => {
  it("locks zone and language where the owner does, with the reason", () => {
    const custom = { set_timezone: true, set_lang: true, fixed_lang: "de" as const };
    const view = buildView(pageWith(custom), "tz=Asia/Tokyo&lang=fr");
    expect(view.frame).toMatchObject({ lang: "de", languages: null });
    expect(view.step).toMatchObject({ zone: { current: { value: "Europe/Paris" }, detect: false } });
    expect(view.step.name === "times" && view.step.zone.locked).toMatch(/^Jane nimmt/);
  });

  it("keeps the whole state in the links to other languages", () => {
    const { frame } = buildView(pageWith({}), "day=2031-12-08&tz=Asia/Tokyo&h=12");
    expect(frame.languages?.items.find(({ lang }) => lang === "sv")?.href).toBe(
      "/jane?day=2031-12-08&tz=Asia/Tokyo&h=12&lang=sv",
    );
  });
});

it("looks no further than the meetings that were read", () => {
  const page = pageWith({}, { meetings: [{ start: NOW, end: instant(NOW + 90 * 86_400_000) as Instant }] });
  const query = readPageQuery(new URLSearchParams());
  expect(findOpenings(page, query, "UTC", NOW, rangeToLoad(query, NOW).to)).toBeNull();
});
