import { describe, expect, it } from "vitest";
import { NO_DATE_RULES } from "@/lib/core/slots/schedule";
import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import type { PublicAbsence } from "@/lib/domain/availability/absences/public-absence";
import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { pickGrid, toPageRules } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import { makeBranding } from "@/lib/domain/tenancy/branding/testing/make-branding";
import { deriveVisitorLocale } from "@/lib/pages/page-shell/visitor-locale";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { buildBookingView } from "./build-booking-view";
import { findOpenings, getInitialRange, getWidestRange } from "./find-openings";
import { parsePageQuery } from "./parse-page-query";

const NOW = asInstant(Date.UTC(2031, 10, 27, 12)); // a Thursday
const WORK = [{ start: 9 * 60, end: 12 * 60 }];

function pageWith(
  settings: PageSettings,
  change: { meetings?: Interval[]; days?: number | null; absences?: PublicAbsence[] } = {},
): PublicPage {
  return {
    organization: asOrganizationId("o"),
    bookpageId: "b",
    appointmentTypeId: null,
    availabilityId: null,
    slug: "jane",
    message: "Hello\n\nthere",
    settings,
    owner: {
      id: "u",
      email: null,
      name: "Jane Doe",
      firstName: "Jane",
      pictureUrl: null,
      timezone: "Europe/Paris",
      language: "en",
    },
    zones: [null],
    hosts: [
      {
        schedule: {
          zone: "Europe/Paris",
          week: [WORK, [], [], [], [], [], []], // Mondays
          pastAsBusy: true,
          todayAsBusy: false,
          daysAfterAsBusy: change.days ?? null,
          bufferBefore: 0,
          bufferAfter: 0,
          allDayBusy: true,
          ...NO_DATE_RULES,
          absences: (change.absences ?? []).map(({ start_date: from, end_date: last }) => ({
            from,
            to: addDays(last, 1),
          })),
        },
        meetings: change.meetings ?? [],
        busy: [],
        allDay: [],
      },
    ],
    match: "all",
    mayChoose: false,
    branding: makeBranding("Acme"),
    team: null,
    people: [],
    chosen: null,
    rules: toPageRules({ id: "b", settings }, null),
    grid: {},
    duration: settings.duration ?? 60,
    type: null,
    types: [],
    absences: change.absences ?? [],
  };
}

function buildView(page: PublicPage, search = "", { now = NOW, slotGone = false } = {}) {
  const query = parsePageQuery(new URLSearchParams(search));
  const browser = { acceptLanguage: "en-GB", cookies: { lang: null, tz: null, h: null } };
  const reader = deriveVisitorLocale(query, browser, page.settings, page.owner, page.branding);
  const findWithin = (loadedTo: Instant) => findOpenings(page, query, reader, now, loadedTo);
  const openings = findWithin(getInitialRange(query, now).to) ?? findWithin(getWidestRange(now, page).to);
  if (openings === null) throw new Error("findOpenings needs more meetings");
  const address = { slug: "jane", type: null, minutes: null };
  const context = { page, address, query, reader, now, t: getTranslator(reader.lang) };
  const state = {
    openings,
    notice: null,
    draft: null,
    slotGone,
    draftGone: false,
    formId: "f",
    zoneOptions: "",
  };
  return buildBookingView(context, state);
}

function buildTimes(page: PublicPage, search = "", now = NOW) {
  const { step } = buildView(page, search, { now });
  if (step.name !== "times") throw new Error("The page is not at the step of times");
  return step;
}

const listCells = (step: ReturnType<typeof buildTimes>) =>
  step.month.weeks.flat().filter((cell) => cell !== null);

describe("the month of a booking page", () => {
  it("opens at the earliest free day, even in the next month", () => {
    const step = buildTimes(pageWith({}));
    expect(step.slots.day).toBe("Monday 1 December");
    expect(step.slots.groups.flatMap(({ slots }) => slots.map(({ time }) => time))).toEqual([
      "09:00",
      "10:00",
      "11:00",
    ]);
  });

  it("begins each day's label with its state", () => {
    const meeting = { start: asInstant(Date.UTC(2031, 11, 8, 8)), end: asInstant(Date.UTC(2031, 11, 8, 9)) };
    const labels = listCells(buildTimes(pageWith({}, { meetings: [meeting] }))).map(
      ({ state, label }) => `${state}: ${label}`,
    );
    expect(labels[0]).toBe("past: Past, Monday 24 November");
    expect(labels.slice(7, 9)).toEqual([
      "free: 3 times, Monday 1 December",
      "none: Unavailable, Tuesday 2 December",
    ]);
    expect(labels[14]).toBe("few: 2 times, Monday 8 December");
  });

  it("begins the week on the first weekday of the reader's country", () => {
    expect(buildTimes(pageWith({})).month.weekdays[0]?.short).toBe("Mon");
    expect(buildTimes(pageWith({})).month.weeks[0]?.[0]?.number).toBe("24");
  });

  it("links from an empty month to the next free time, but not past the horizon", () => {
    const busy = (from: string, until: string): Interval => ({
      start: asInstant(Date.parse(from)),
      end: asInstant(Date.parse(until)),
    });
    const december = pageWith({}, { meetings: [busy("2031-11-27", "2031-12-31")] });
    const step = buildTimes(december, "month=2031-11");
    expect(step.month.empty).toEqual({
      isAhead: true,
      title: "No times in the next five weeks.",
      text: null,
      link: { href: "/jane?day=2032-01-05", label: "Go to Mon 5 Jan" },
    });
    expect(step.month.previous).toBeNull();
    const february = buildTimes(
      pageWith({}, { meetings: [busy("2032-01-25", "2032-03-10")] }),
      "month=2032-02",
    ).month;
    expect(february.empty?.title).toBe("No times available in February.");
    // A day of an empty month repeats none of the month's text.
    expect(buildTimes(december, "day=2031-11-28").slots.empty).toBeNull();
    const short = buildTimes(pageWith({}, { days: 5 }), "month=2033-01");
    expect(short.month).toMatchObject({ month: "2031-11", next: null });
  });

  it("shows five full weeks from the current one on, with the next month's days in them", () => {
    const { month, slots } = buildTimes(pageWith({}));
    const cells = month.weeks.flat();
    expect([month.month, month.title]).toEqual(["2031-11", "Nov\u2009–\u2009Dec 2031"]);
    expect([cells.length, cells[0]?.date, cells.at(-1)?.date]).toEqual([35, "2031-11-24", "2031-12-28"]);
    expect(cells.filter(({ monthName }) => monthName)).toMatchObject([
      { date: "2031-12-01", monthName: "Dec" },
    ]);
    expect(cells.find(({ chosen }) => chosen)).toMatchObject({
      date: "2031-12-01",
      href: "/jane?day=2031-12-01",
    });
    expect(slots.day).toBe("Monday 1 December");
    expect(month.next?.label).toBe("Next month, January 2032");
    expect(month.previous).toBeNull();
  });

  it("stays in a month while one of its days is opened", () => {
    const january = buildTimes(pageWith({}), "month=2032-01").month;
    expect(january.title).toBe("January 2032");
    expect(january.previous?.label).toBe("Previous month, November 2031");
    const [monday] = january.weeks.flat();
    expect(monday).toMatchObject({ date: "2031-12-29", href: "/jane?month=2032-01&day=2031-12-29" });
    const opened = buildTimes(pageWith({}), "month=2032-01&day=2031-12-29");
    expect([opened.month.month, opened.slots.day]).toEqual(["2032-01", "Monday 29 December"]);
    // A day of the current weeks opens them, not its own month.
    expect(buildTimes(pageWith({}), "day=2031-12-08").month.month).toBe("2031-11");
  });

  it("says that nothing is free if no day is open", () => {
    const { month, slots } = buildTimes({
      ...pageWith({}),
      hosts: [{ schedule: null, meetings: [], busy: [], allDay: [] }],
    });
    expect(month.empty).toEqual({
      isAhead: false,
      title: "No times are available right now. Please check back later.",
      text: null,
      link: { href: "/jane", label: "Refresh" },
    });
    expect(slots.empty).toBeNull();
  });
});

describe("an absence on a booking page", () => {
  const away = (first: string, last: string, more: Partial<PublicAbsence> = {}): PublicAbsence => ({
    start_date: first as LocalDate,
    end_date: last as LocalDate,
    label: "Sea",
    instead: null,
    ...more,
  });

  it("is announced as one with adjacent ones, without its label", () => {
    const absences = [
      away("2031-11-20", "2031-11-30"),
      away("2031-11-24", "2031-11-28"),
      away("2031-12-01", "2031-12-05"),
      away("2031-12-07", "2031-12-31"),
    ];
    const banner = { tone: "info", title: "Away until Friday 5 December", text: null, links: [] };
    expect(buildView(pageWith({}, { absences })).banner).toEqual(banner);
    expect(buildView(pageWith({ show_absences: true }, { absences })).banner).toEqual({
      ...banner,
      text: "Sea",
    });
  });

  it("is announced with the year if it ends in another year", () => {
    const absences = [away("2031-11-27", "2032-01-05")];
    expect(buildView(pageWith({}, { absences })).banner?.title).toBe("Away until Monday, 5 January 2032");
  });

  it("links to the deputy's page, in the reader's language and frame", () => {
    const instead = { slug: "bo", first_name: "Bo", last_name: null };
    const absences = [away("2031-11-27", "2031-11-27", { instead })];
    const search = "day=2031-12-08&slot=2031-12-08T10:00:00Z&lang=de&embed";
    expect(buildView(pageWith({}, { absences }), search).banner).toMatchObject({
      title: "Abwesend bis Donnerstag, 27. November",
      links: [{ href: "/bo?lang=de&embed=1", label: "Stattdessen einen Termin mit Bo buchen" }],
    });
    expect(buildView(pageWith({}, { absences }), `${search}&step=details`).banner).toBeNull();
  });

  it("is not announced if it is over or closes no day of the month", () => {
    const absences = [away("2031-11-01", "2031-11-26"), away("2031-12-02", "2031-12-07")];
    const page = pageWith({ show_absences: true }, { absences });
    expect(buildView(page).banner).toBeNull();
    expect(listCells(buildTimes(page)).filter(({ state }) => state === "away")).toEqual([]);
  });

  it("is announced on a month if it closes all open days of it", () => {
    const absences = [away("2031-12-27", "2032-01-31"), away("2032-02-01", "2032-02-01")];
    const page = pageWith({}, { absences });
    expect(buildView(page).banner).toBeNull();
    const title = "Away from Saturday, 27 December 2031 to Sunday, 1 February 2032";
    expect(buildView(page, "month=2032-01").banner?.title).toBe(title);
    expect(buildView(page, "month=2032-02").banner).toBeNull();
  });

  it("marks the days that it closes if the owner wants that", () => {
    const absences = [away("2031-12-08", "2031-12-16"), away("2031-12-22", "2031-12-22", { label: "" })];
    const marks = (page: PublicPage) =>
      listCells(buildTimes(page, "month=2031-12"))
        .filter(({ state }) => state === "away")
        .map(({ label, href }) => `${label} ${href}`);
    expect(marks(pageWith({}, { absences }))).toEqual([]);
    const page = pageWith({ show_absences: true }, { absences });
    expect(marks(page)).toEqual([
      "Away, Monday 8 December. Sea /jane?month=2031-12&day=2031-12-08",
      "Away, Monday 15 December. Sea /jane?month=2031-12&day=2031-12-15",
      "Away, Monday 22 December /jane?month=2031-12&day=2031-12-22",
    ]);
    const { month, slots } = buildTimes(page, "day=2031-12-08");
    expect([month.key.away, slots.empty]).toEqual(["Away", "Away on this day. Sea"]);
    expect(buildTimes(page, "day=2031-12-22").slots.empty).toBe("Away on this day.");
    expect(buildTimes(page, "day=2031-12-09").slots.empty).toBe("No times available on this day.");
  });

  it("closes days of the owner's zone, not of the reader's", () => {
    const absences = [away("2031-12-08", "2031-12-08")];
    const page = pageWith({ show_absences: true }, { absences });
    const days = listCells(buildTimes(page, "month=2031-12&tz=Pacific/Kiritimati"));
    expect(days.filter(({ state }) => state === "away").map(({ number }) => number)).toEqual(["8", "9"]);
  });

  it("explains why a chosen time is no longer free", () => {
    const absences = [away("2031-11-27", "2031-12-02")];
    const view = buildView(pageWith({}, { absences }), "", { slotGone: true });
    expect(view.banner).toMatchObject({ tone: "warn", text: "Away until Tuesday 2 December" });
  });
});

describe("a chosen time on a booking page", () => {
  const chosen = "slot=2031-12-01T10:00:00Z";

  it("stays the same instant in another zone", () => {
    const { slots, zone } = buildTimes(pageWith({ auto_confirm: true }), `${chosen}&tz=Pacific/Auckland`);
    expect(slots.day).toBe("Monday 1 December");
    const tiles = slots.groups.flatMap((group) => group.slots);
    expect(tiles.filter((tile) => tile.chosen)).toMatchObject([
      { value: "2031-12-01T10:00:00Z", time: "23:00" },
    ]);
    expect(tiles[0]?.hostTime).toBe("09:00 for Jane");
    expect(zone.hidden.map(({ name }) => name)).toEqual(["slot"]);
  });

  it("is shown above the details form", () => {
    const { step } = buildView(pageWith({ auto_confirm: true }), `${chosen}&step=details`);
    if (step.name !== "details") throw new Error("The page is not at the step of details");
    expect(step.details.chosen.items[0]).toMatchObject({ day: "Monday 1 December", time: "11:00 – 12:00" });
    expect(step.details.submit).toBe("Book");
    expect(step.details.fields.map((field) => field.name)).toEqual(["name", "email", "placeOther"]);
    expect(step.details.folds.map(({ label, open }) => [label, open])).toEqual([
      ["Add a subject", false],
      ["Add guests", false],
      ["Add a message", false],
    ]);
  });

  it("opens optional fields that are required or prefilled by the link", () => {
    const page = pageWith({ title_mandatory: true, enable_api: true });
    const { step } = buildView(page, `${chosen}&step=details&em=Hello`);
    if (step.name !== "details") throw new Error("The page is not at the step of details");
    expect(step.details.fields.map((field) => field.name)).toContain("title");
    expect(step.details.folds.map(({ label, open }) => [label, open])).toEqual([
      ["Add guests", false],
      ["Add a message", true],
    ]);
  });

  it("is offered as the next available one, with a link to the details", () => {
    const { next } = buildTimes(pageWith({ auto_confirm: true }), "month=2031-12");
    expect(next?.label).toMatch(/^Next available: /);
    expect(next?.href).toMatch(/slot=[^&]+Z&step=details$/);
    const { next: several } = buildTimes(pageWith({ min_dates: 3 }), chosen);
    expect(several?.href).toMatch(/day=[^&]+&slot=[^&]+&slot=[^&]+$/);
  });
});

describe("several times on a booking page", () => {
  const two = "slot=2031-12-01T10:00:00Z&slot=2031-12-08T10:00:00Z";

  it("are collected over several days until there are enough", () => {
    const step = buildTimes(pageWith({ min_dates: 3 }), `${two}&step=details`);
    expect(step.selectedSlots).toMatchObject({ heading: "2 of 3 selected", done: 2, needed: 3 });
    expect(step.slots.error).toBe("Choose at least 3 times");
    expect(step.slots.multiple).toBe(true);
    expect(step.slots.hidden).toContainEqual({ name: "slot", value: "2031-12-08T10:00:00Z" });
    expect(
      listCells(step)
        .filter((cell) => cell.proposed)
        .map(({ number }) => number),
    ).toEqual(["1", "8"]);
  });

  it("cannot be chosen if the page confirms at once or accepts one time", () => {
    for (const settings of [{ auto_confirm: true }, { one_slot: true, min_dates: 3 }]) {
      const { slots, selectedSlots: selected } = buildTimes(pageWith(settings));
      expect([slots.multiple, selected]).toEqual([false, null]);
    }
  });
});

describe("the shell of a booking page", () => {
  it("locks zone and language if the owner does, and gives the reason", () => {
    const settings = { set_timezone: true, set_lang: true, fixed_lang: "de" as const };
    const view = buildView(pageWith(settings), "tz=Asia/Tokyo&lang=fr");
    expect(view.shell).toMatchObject({ lang: "de", languages: null });
    expect(view.shell.guessedZone).toBeUndefined();
    expect(view.step).toMatchObject({ zone: { current: { value: "Europe/Paris" } } });
    expect(view.step.name === "times" && view.step.zone.locked).toMatch(/^Jane nimmt/);
  });

  it("keeps the page's state in the links to other languages", () => {
    const { shell } = buildView(pageWith({}), "day=2031-12-08&tz=Asia/Tokyo&h=12");
    expect(shell.languages?.items.find(({ lang }) => lang === "sv")?.href).toBe(
      "/jane?day=2031-12-08&tz=Asia/Tokyo&h=12&lang=sv",
    );
  });
});

describe("the week grid of a booking page", () => {
  it("has one row per hour and one form for all days", () => {
    const { weekGrid: grid, slots } = buildTimes(
      pageWith({ times_layout: "week", min_dates: 2 }),
      "day=2031-12-03",
    );
    expect(grid?.layout).toBe("week");
    expect(grid?.days.map(({ date }) => date)).toHaveLength(7);
    expect(grid?.days[0]?.date).toBe("2031-12-01");
    const heights = new Set(grid?.days.map(({ slots: { length } }) => length));
    expect(heights.size).toBe(1);
    expect(slots.hidden).toContainEqual({ name: "day", value: "2031-12-01" });
  });

  it("skips days without times in columns, across months", () => {
    const { weekGrid: grid } = buildTimes(pageWith({ times_layout: "columns" }), "day=2031-12-30");
    expect(grid?.days.every(({ slots }) => slots.length > 0)).toBe(true);
    expect(grid?.days.some(({ date }) => date > "2031-12-31")).toBe(true);
    expect(grid?.next?.href).toMatch(/day=2032-01-06/);
  });

  it("takes its layout from the embedding website if that is valid", () => {
    const layoutOf = (times: "week" | "month", embed: string) =>
      buildTimes(pageWith({ times_layout: times }), `embed=${embed}`).weekGrid?.layout ?? "month";
    expect(layoutOf("month", "times-columns")).toBe("columns");
    expect(layoutOf("week", "theme-dark.times-month")).toBe("month");
    for (const none of ["times-year", "times-", "1"]) expect(layoutOf("week", none)).toBe("week");
    expect(buildTimes(pageWith({ times_layout: "week" }), "times=month").weekGrid?.layout).toBe("week");
  });

  it("is replaced by a month by default", () => {
    expect(buildTimes(pageWith({})).weekGrid).toBeNull();
  });
});

describe("the preferred hours of a page", () => {
  const PREFERRED = { step: 30, preferred_hours: [{ start_time: "10:00", end_time: "11:30" }] };
  const page = (settings: PageSettings = {}) => ({
    ...pageWith({ ...PREFERRED, ...settings }),
    grid: { step: 30 },
  });
  const listTimes = ({ slots }: ReturnType<typeof buildTimes>) =>
    slots.groups.flatMap((group) => group.slots.map(({ time, note }) => (note ? `${time} ${note}` : time)));

  it("come first, and a link leads to the other times of the day", () => {
    const step = buildTimes(page());
    expect(step.slots.groups.map(({ label }) => label)).toEqual(["Suits best"]);
    expect(listTimes(step)).toEqual(["10:00", "10:30"]);
    expect(step.slots.allTimes?.label).toBe("3 more times");
    const search = step.slots.allTimes?.href.split("?")[1] ?? "";
    const all = buildTimes(page(), search);
    expect(listTimes(all)).toEqual(["09:00", "09:30", "10:00 Suits best", "10:30 Suits best", "11:00"]);
    expect(all.slots.allTimes).toBeUndefined();
    expect(all.slots.hidden).toContainEqual({ name: "all", value: "times" });
  });

  it("hide no time that the visitor has chosen", () => {
    const step = buildTimes(page(), "slot=2031-12-01T08:00:00Z");
    expect(listTimes(step)).toEqual(["09:00", "10:00 Suits best", "10:30 Suits best"]);
  });

  it("hide nothing on a day without such a time", () => {
    const step = buildTimes(page({ preferred_hours: [{ start_time: "12:00", end_time: "18:00" }] }));
    expect(listTimes(step)).toHaveLength(5);
    expect(step.slots.allTimes).toBeUndefined();
  });

  it("come first in a week, too", () => {
    const settings = { times_layout: "week" } as const;
    const step = buildTimes(page(settings));
    const listDay = ({ weekGrid }: typeof step) => weekGrid?.days[0]?.slots.map((slot) => slot?.note);
    expect(listDay(step)).toEqual(["Suits best", "Suits best"]);
    expect(step.slots.allTimes?.label).toBe("3 more times");
    const all = buildTimes(page(settings), step.slots.allTimes?.href.split("?")[1]);
    expect(listDay(all)).toEqual([null, null, "Suits best", "Suits best", null]);
  });
});

describe("a fully booked day with a waiting list", () => {
  const LAST_DAY = asInstant(Date.UTC(2032, 1, 29, 8)); // Sunday, the last day of a month
  const at = (date: string): Interval => ({
    start: asInstant(Date.parse(`${date}T06:00:00Z`)),
    end: asInstant(Date.parse(`${date}T12:00:00Z`)),
  });
  const WAITING = { waiting_list: { active: true, offer_minutes: 60 } };
  const MONDAY = "2032-03-29"; // the last Monday of its month
  const now = asInstant(Date.parse("2032-03-24T12:00:00Z"));

  it("is marked in its weeks, which open the first free day", () => {
    const page = pageWith(WAITING, { meetings: [at(MONDAY)] });
    const step = buildTimes(page, "", now);
    expect(step.month).toMatchObject({ month: "2032-03", empty: null });
    expect(step.slots.day).toBe("Monday 5 April");
    const full = { date: MONDAY, href: expect.stringContaining(`day=${MONDAY}`) };
    expect(listCells(step).filter(({ state }) => state === "full")).toMatchObject([full]);
    expect(step.next?.label).toContain("Mon 5 Apr");
    expect(buildTimes(page, `day=${MONDAY}`, now).waiting?.id).toBe("wait");
  });

  it("opens in the current weeks, even if the current month has no such day", () => {
    const meetings = ["01", "08", "15", "22", "29"].map((day) => at(`2032-03-${day}`));
    const step = buildTimes(pageWith(WAITING, { meetings }), "", LAST_DAY);
    expect(step.month.month).toBe("2032-02");
    expect(step.slots.day).toBe("Monday 1 March");
    expect(step.waiting?.id).toBe("wait");
  });

  it("opens its month if no other day is free", () => {
    const meetings = [at(MONDAY), at("2032-04-05")];
    const step = buildTimes(pageWith(WAITING, { meetings, days: 14 }), "", now);
    expect(step.next).toBeNull();
    expect(step.month).toMatchObject({ month: "2032-03", empty: null });
    expect(step.waiting?.id).toBe("wait");
    expect(buildTimes(pageWith(WAITING, { meetings, days: 14 }), "month=2032-04", now).waiting?.id).toBe(
      "wait",
    );
  });

  it("lets another day of its month have no times, but not the month", () => {
    const step = buildTimes(pageWith(WAITING, { meetings: [at(MONDAY)] }), "day=2032-03-30", now);
    expect(step.month.empty).toBeNull();
    expect(step.slots).toMatchObject({ day: "Tuesday 30 March", empty: "No times available on this day." });
  });

  it.each(["week", "columns"] as const)("opens its week in the layout %s", (layout) => {
    const page = pageWith({ ...WAITING, times_layout: layout }, { meetings: [at(MONDAY)] });
    const { weekGrid: grid, waiting } = buildTimes(page, "", now);
    expect(grid?.empty).toBeNull();
    expect(grid?.days.filter(({ note }) => note?.href)).toMatchObject([{ date: MONDAY }]);
    expect(waiting?.fields).toContainEqual(expect.objectContaining({ name: "until", value: MONDAY }));
  });

  it.each([
    ["without a waiting list", {}, ""],
    ["under a link", WAITING, "link=abc"],
    ["if several times are proposed", { ...WAITING, auto_confirm: false, min_dates: 2 }, ""],
  ])("is skipped %s", (_, settings, search) => {
    const step = buildTimes(pageWith(settings, { meetings: [at(MONDAY)] }), search, now);
    expect(step.slots.day).toBe("Monday 5 April");
    expect(step.waiting).toBeUndefined();
  });
});

it("findOpenings returns null if its search passes the loaded range", () => {
  const page = pageWith({}, { meetings: [{ start: NOW, end: asInstant(NOW + 90 * DAY) as Instant }] });
  const query = parsePageQuery(new URLSearchParams());
  expect(
    findOpenings(page, query, { zone: "UTC", firstWeekday: 0 }, NOW, getInitialRange(query, NOW).to),
  ).toBeNull();
});

describe("a page of nights", () => {
  const settings = { stay: { unit: "night", least: 1, most: 3 }, auto_confirm: true } as const;
  const open = [{ start: 0, end: 1440 }];
  const [host] = pageWith(settings).hosts;
  const nights: PublicPage = {
    ...pageWith(settings),
    grid: pickGrid(toPageRules({ id: "b", settings }, null)),
    hosts: host?.schedule
      ? [{ ...host, schedule: { ...host.schedule, week: [open, open, open, open, open, [], open] } }]
      : [],
    zones: ["Europe/Paris"],
  };
  const search = "tz=Europe/Paris&month=2031-12";
  const readTimes = (query: string) => {
    const { step } = buildView(nights, query);
    if (step.name !== "times") throw new Error(`the step is ${step.name}`);
    const cells = step.month.weeks.flat();
    return { step, cell: (date: string) => cells.find((one) => one.date === date) };
  };

  it("first offers the days on which a stay can begin", () => {
    const { step, cell } = readTimes(search);
    expect(step.slots).toMatchObject({ day: "Choose the first day", groups: [], submit: null });
    expect(cell("2031-12-01")).toMatchObject({ state: "free", label: "First day: Monday 1 December" });
    expect(cell("2031-12-06")).toMatchObject({ state: "none", href: null }); // a Saturday, without hours
  });

  it("then the days on which it can end, in month and list", () => {
    const { step, cell } = readTimes(`${search}&day=2031-12-04`);
    const last = "Last day: Saturday 6 December, 2 nights";
    expect(cell("2031-12-06")).toMatchObject({ state: "free", label: last });
    expect(cell("2031-12-06")?.href).toContain("until=2031-12-06");
    expect(cell("2031-12-08")?.label).toBe("First day: Monday 8 December");
    expect(step.slots.groups[0]?.slots).toMatchObject([
      { value: "2031-12-05", time: "Fri 5 Dec", note: "1 night" },
      { value: "2031-12-06", note: "2 nights" },
    ]);
    expect(step.slots.field).toBe("until");
  });
});
