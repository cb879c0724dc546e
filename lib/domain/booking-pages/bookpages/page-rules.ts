import type { Site } from "@/lib/core/slots/journeys";
import type { Host, Limit, Quota, Schedule } from "@/lib/core/slots/schedule";
import type { SlotSearch } from "@/lib/core/slots/slot-search";
import type { Spread } from "@/lib/core/slots/spread";
import type { Interval } from "@/lib/core/time/interval";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import { applyStaySettings } from "./apply-stay-settings";
import { applyStepSettings } from "./apply-step-settings";
import type { PageSettings } from "./custom-settings";
import { pickDuration, resolveTypeSettings } from "./durations";
import { toLimit } from "./limit-schema";
import { findPageSite, isAtBooker } from "./site";
import { toStayRules } from "./stay-schema";
import { toStepRules } from "./steps-schema";

/** Rules for bookings of a page or one of its types, beside the hours. */
export interface PageRules {
  page: string;
  type: string | null;
  /** The type's own settings, as stored. */
  typeSettings: PageSettings | null;
  /** The type's settings merged into the page's. */
  settings: PageSettings;
  /** Limits for all bookings of the page, and for those of the type. */
  limits: Record<Quota["of"], readonly Limit[]>;
  /** Limits of each host of a team's page. */
  hostLimits: readonly Limit[];
  /** Id of the owning team; null for a user's page. */
  team: string | null;
  /** Where an existing meeting takes place; by default, where new ones of the page do. */
  site?: Site | null;
}

interface RulesSource {
  id: string;
  settings: PageSettings;
}

export const toPageRules = (
  page: RulesSource & { team?: string | null },
  type: RulesSource | null,
): PageRules => ({
  page: page.id,
  type: type?.id ?? null,
  typeSettings: type?.settings ?? null,
  settings: applyStepSettings(
    applyStaySettings(type ? resolveTypeSettings(page.settings, type.settings) : page.settings),
  ),
  limits: {
    page: (page.settings.limits ?? []).map(toLimit),
    type: (type?.settings.limits ?? []).map(toLimit),
  },
  hostLimits: page.team ? ((type?.settings.hosts ?? page.settings.hosts)?.limits ?? []).map(toLimit) : [],
  team: page.team ?? null,
});

/**
 * Start grid of a page's slots, their spread over a day, the rooms of which they need one, and the rules of stays and of
 * steps.
 */
export type PageGrid = Pick<SlotSearch, "step" | "align" | "spread" | "rooms" | "stay" | "steps">;

export function pickGrid({ settings }: PageRules, rooms?: PageGrid["rooms"]): PageGrid {
  const stay = toStayRules(settings);
  const steps = toStepRules(settings);
  return {
    step: settings.step,
    align: settings.align,
    spread: toSpread(settings),
    ...(rooms && { rooms }),
    ...(stay && { stay }),
    ...(steps && { steps }),
  };
}

/** The address of a booker, for the page with this id. */
export interface BookerSite {
  page: string;
  site: Site;
}

interface SearchedSite {
  /** Where an existing meeting takes place; undefined: where new ones of the page do. */
  site?: Site | null | undefined;
  /** Where new meetings take place if the page leaves it to the booker. */
  booker?: BookerSite | null | undefined;
}

/** Returns the rules for meetings at another place than the page's own. */
export function applySite(rules: PageRules, { site, booker }: SearchedSite): PageRules {
  if (site !== undefined) return { ...rules, site };
  return booker?.page === rules.page && isAtBooker(rules.settings) ? { ...rules, site: booker.site } : rules;
}

/** Returns where the searched meetings take place. */
export const findRulesSite = ({ site, settings }: PageRules): Site | null =>
  site === undefined ? findPageSite(settings) : site;

/** Applies the page's overrides to the hours; returns the same object if there are none. */
function applyRulesToSchedule(schedule: Schedule | null, { settings }: PageRules): Schedule | null {
  const own = omitUndefined({
    minimumNotice: settings.minimum_notice,
    daysAfterAsBusy: settings.days_after,
    workingDaysAfter: settings.working_days_after,
    startDate: settings.start_date,
    endDate: settings.end_date,
    bufferBefore: settings.buffer_before,
    bufferAfter: settings.buffer_after,
    ...(toStayRules(settings) && { focus: null, journeys: null }),
  });
  return schedule === null || Object.keys(own).length === 0 ? schedule : { ...schedule, ...own };
}

/** A meeting or hold, with its page and type. */
export interface PeriodMeeting extends Interval {
  page: string | null;
  type: string | null;
}

/** Returns whether limits count meetings outside of the requested time. */
export const hasMeetingLimits = (schedule: Schedule | null, rules: PageRules | null): boolean =>
  (schedule?.limits.length ?? 0) > 0 ||
  (rules !== null && rules.limits.page.length + rules.limits.type.length + rules.hostLimits.length > 0);

/**
 * Applies the rules of a page to a host.
 * @param period all of the host's meetings in the days, weeks and months that limits count
 * @param pageParams limits of the page over all hosts; on a user's page they equal the host's own
 */
export function applyRulesToHost(
  host: Host,
  rules: PageRules | null,
  period: readonly PeriodMeeting[],
  ofPage: readonly PeriodMeeting[] = period,
): Host {
  const meetings = hasMeetingLimits(host.schedule, rules) ? period : host.meetings;
  if (!rules) return { ...host, meetings };
  const booked = ofPage.filter(({ page }) => page === rules.page);
  const ofType = booked.filter(({ type }) => type === rules.type);
  const quotas: Quota[] = [
    { of: "page", limits: rules.limits.page, meetings: booked },
    { of: "type", limits: rules.limits.type, meetings: ofType },
    { of: "page", limits: rules.hostLimits, meetings: period.filter(({ page }) => page === rules.page) },
  ];
  return {
    ...host,
    schedule: applyRulesToSchedule(host.schedule, rules),
    ...(host.schedule?.journeys && { site: findRulesSite(rules) }),
    meetings,
    quotas: quotas.filter(({ limits }) => limits.length > 0),
  };
}

/** Returns the rule for a search; undefined if all free times are offered. */
function toSpread(settings: PageSettings): Spread | undefined {
  const { rule = "any", count, shortest, days = null } = settings.spread ?? {};
  if (rule === "any") return undefined;
  if (rule === "first_of_day") return { rule, count: count ?? 1, days };
  if (rule === "adjacent") return { rule, days };
  return { rule, shortest: shortest ?? findShortestLength(settings), days };
}

const findShortestLength = (settings: PageSettings): number =>
  Math.min(...(settings.durations ?? []), pickDuration(settings));
