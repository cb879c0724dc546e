import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Browser, type BrowserContext, test as base } from "@playwright/test";
import type { z } from "zod";
import type { availabilityBody } from "@/lib/domain/availability/availabilities/schema";
import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { event, eventBody, inviteeInput } from "@/lib/domain/events/schema";
import type { Language } from "@/lib/platform/i18n/languages";
import { getDemoFile } from "@/scripts/start/demo-file";
import { overridePageClock, TEST_OFFSET_MS } from "@/tests/support/test-clock";

export { expect } from "@playwright/test";

export type Api = <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;

export type StoryEvent = z.input<typeof event>;

export interface HostSettings {
  custom?: PageSettings;
  /** Nine to five on every day from tomorrow on by default. */
  availability?: z.input<typeof availabilityBody>;
  timezone?: string;
  language?: Language;
  message?: string;
  active?: boolean;
}

type Guest = z.input<typeof inviteeInput>;

/** A bookable user. Times are UTC: `2031-03-10T09:00:00.000Z`. */
export interface StoryHost {
  /** The page's id. */
  bookpage: string;
  nickname: string;
  email: string;
  timezone: string;
  /** The free starts of the ten days from this time on. */
  freeTimes: (from?: string) => Promise<string[]>;
  /** Newest first. */
  events: () => Promise<StoryEvent[]>;
  /** Plans a meeting with these guests and their votes. */
  plan: (starts: string[], guests: Guest[], rest?: Partial<z.input<typeof eventBody>>) => Promise<StoryEvent>;
  /** Books this time for another booker. Events of one second have no order: find yours by id. */
  take: (start: string) => Promise<StoryEvent>;
}

export const FIRST_NAME = "Robin";
export const FULL_NAME = "Robin Marsh";

const MINUTES = 30;

export const addMinutesIso = (start: string, minutes: number) =>
  new Date(Date.parse(start) + minutes * 60_000).toISOString();

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

const everyDay = Object.fromEntries(
  DAYS.map((day) => [day, { slots: [{ start_time: "09:00", end_time: "17:00" }] }]),
) as Record<(typeof DAYS)[number], { slots: { start_time: string; end_time: string }[] }>;

export const getDemo = (): {
  organization: string;
  api_key: string;
  admin: { _id: string; email: string; password: string };
  team: string;
} => JSON.parse(readFileSync(getDemoFile(process.env.E2E_DATA_DIR ?? ".data"), "utf8"));

/** `api` uses the demo organisation's key; `host` creates a user with a page, unknown to other stories. */
export const test = base.extend<
  { api: Api; host: (settings?: HostSettings) => Promise<StoryHost> },
  { browser: Browser }
>({
  browser: [
    async ({ browser }, use) => {
      if (TEST_OFFSET_MS !== 0) overrideClocks(browser);
      await use(browser);
    },
    { scope: "worker" },
  ],
  context: async ({ context }, use) => {
    if (TEST_OFFSET_MS !== 0) await overrideClock(context);
    await use(context);
    await context.clearPermissions(); // the only state of a story that the next one would find
  },
  api: async ({ baseURL }, use) => {
    await use(async (method, path, body) => {
      const response = await fetch(`${baseURL}${path}`, {
        method,
        headers: { authorization: getDemo().api_key, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return JSON.parse(text);
    });
  },
  host: async ({ api }, use) => {
    await use((settings) => createStoryHost(api, settings));
  },
});

/** Sets the clock of every page in a new context to that of the tests. */
function overrideClocks(browser: Browser) {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await overrideClock(context);
    return context;
  };
}

const overrideClock = (context: BrowserContext) => context.addInitScript(overridePageClock, TEST_OFFSET_MS);

async function createStoryHost(
  api: Api,
  { timezone = "Europe/Paris", language = "en", availability, ...page }: HostSettings = {},
): Promise<StoryHost> {
  const nickname = `robin-${randomBytes(5).toString("hex")}`;
  const email = `${nickname}@harbourandpine.example`;
  const { user } = await api<{ user: { _id: string } }>("POST", "/v2/users", {
    organization: getDemo().organization,
    user: { email, first_name: FIRST_NAME, last_name: "Marsh", timezone, language },
    // Tomorrow is the first day, so that no slot passes during a story.
    availability: { today_as_busy: true, days: everyDay, ...availability },
  });
  const bookpage = await api<{ _id: string }>("POST", "/v2/bookpages", {
    nickname,
    belongs_to: user._id,
    ...page,
    custom: { duration: MINUTES, auto_confirm: true, ...page.custom },
  });
  const buildDates = (starts: string[]) =>
    starts.map((start) => ({ date: start, end_date: addMinutesIso(start, MINUTES) }));
  return {
    bookpage: bookpage._id,
    nickname,
    email,
    timezone,
    freeTimes: async (from = new Date().toISOString()) => {
      const range = `from=${from.slice(0, 10)}&to=${addMinutesIso(from, 10 * 1440).slice(0, 10)}`;
      const duration = page.custom?.duration ?? MINUTES;
      const { slots } = await api<{ slots: { start: { dateTime: string } }[] }>(
        "GET",
        `/v2/slots?users=${user._id}&duration=${duration}&timezone=UTC&${range}`,
      );
      return slots.map(({ start }) => new Date(start.dateTime).toISOString());
    },
    events: () => api("GET", `/v2/events?creator_users=${user._id}`),
    plan: (starts, invitees, rest) =>
      api("POST", "/v2/events", {
        title: "Kitchen plans",
        created_by: { user: user._id },
        dates: buildDates(starts),
        invitees,
        ...rest,
      }),
    take: (start) =>
      api("POST", "/v2/events", {
        title: "Faster than you",
        created_by: { user: user._id },
        bookpage: true,
        confirmed: { flag: true },
        dates: buildDates([start]),
        invitees: [{ email: "faster@mail.example" }],
      }),
  };
}
