import type { NewHours, RuleSuggestion } from "@/lib/core/slots/rule-suggestion";
import type { Host, Limit } from "@/lib/core/slots/schedule";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import { toStoredBlocks, toStoredEvenings } from "@/lib/domain/availability/availabilities/focus-schema";
import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { toStoredLimit } from "@/lib/domain/booking-pages/bookpages/limit-schema";
import type { PageRules } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { UserWithHost } from "./load-hosts";
import type { HourSettings } from "./load-hour-settings";
import type { SettingSuggestion, SuggestedChange, SuggestionField } from "./schema";

interface SuggestionContext {
  people: readonly UserWithHost[];
  settings: readonly (HourSettings | undefined)[];
  rules: PageRules | null;
}

/** Returns the field to change and its new value; null if the resource no longer exists. */
export function serializeSuggestion(
  suggestion: RuleSuggestion,
  context: SuggestionContext,
): SettingSuggestion | null {
  const user = "host" in suggestion ? (context.people[suggestion.host]?.id ?? null) : null;
  const [first, ...also] = listChanges(suggestion, context);
  return first ? { rule: suggestion.rule, user, ...first, also } : null;
}

function listChanges(suggestion: RuleSuggestion, context: SuggestionContext): SuggestedChange[] {
  const { rules } = context;
  if (suggestion.rule === "align") return [buildPageChange(rules, "align", suggestion.align)];
  if (suggestion.rule === "off_grid") return [buildPageChange(rules, "step", suggestion.step)];
  if (!("host" in suggestion)) return [buildPageChange(rules, "spread", null)];
  const settings = context.settings[suggestion.host];
  const host = context.people[suggestion.host]?.host;
  if (!settings?.availability || !host) return [];
  const hours = (pointer: string, value: unknown): SuggestedChange => ({
    field: { resource: "availability", id: settings.availability as string, pointer },
    value,
  });
  const set = (key: keyof PageSettings, pointer: string, value: unknown) =>
    isSet(rules, key) ? buildPageChange(rules, key, value) : hours(pointer, value);
  switch (suggestion.rule) {
    case "past":
    case "today":
      return [hours(`/${suggestion.rule}_as_busy`, false)];
    case "minimum_notice":
      return [set("minimum_notice", "/minimum_notice", suggestion.minutes)];
    case "horizon":
      return [set("days_after", "/days_after_as_busy", suggestion.days)];
    case "working_days":
      return rules ? [buildPageChange(rules, "working_days_after", suggestion.days)] : [];
    case "start_date":
    case "end_date":
      return [set(suggestion.rule, `/${suggestion.rule}`, suggestion.date)];
    case "buffer":
      return listChangedBuffers(suggestion, host).map(({ key, value }) => set(key, `/${key}`, value));
    case "journey":
      return [hours("/journeys/minutes", suggestion.minutes)];
    case "limit":
      return [hours(`/limits/${host.schedule?.limits.indexOf(suggestion.limit)}`, toLimitValue(suggestion))];
    case "focus": {
      const index = host.schedule?.focus?.blocks.indexOf(suggestion.blocks);
      const { blocks, count } = suggestion;
      return [hours(`/focus/blocks/${index}`, count > 0 ? toStoredBlocks({ ...blocks, count }) : null)];
    }
    case "evenings":
      return [hours("/focus/evenings", toStoredEvenings({ ...suggestion.evenings, most: suggestion.most }))];
    case "page_limit":
    case "type_limit": {
      const ofHost = rules?.hostLimits.indexOf(suggestion.limit) ?? -1;
      if (ofHost >= 0)
        return [buildPageChange(rules, "hosts", toLimitValue(suggestion), `/limits/${ofHost}`)];
      const target = suggestion.rule === "page_limit" ? "page" : "type";
      const index = rules?.limits[target].indexOf(suggestion.limit);
      return [
        { field: buildPageField(rules, target, `/custom/limits/${index}`), value: toLimitValue(suggestion) },
      ];
    }
    case "closed_date":
      return [hours(`/dates/${suggestion.index}`, null)];
    case "holiday":
      return [hours("/holidays/except", [...(settings.holidays?.except ?? []), suggestion.date])];
    case "absence": {
      const absence = settings.absences?.[suggestion.index];
      return absence ? [{ field: { resource: "absence", id: absence.id, pointer: "" }, value: null }] : [];
    }
    case "outside_hours":
      return suggestion.days.map((day) => hours(buildHoursPointer(day), toHoursValue(day)));
  }
}

function listChangedBuffers(
  { before, after }: Extract<RuleSuggestion, { rule: "buffer" }>,
  { schedule }: Host,
) {
  const all = [
    { key: "buffer_before", value: before, current: schedule?.bufferBefore },
    { key: "buffer_after", value: after, current: schedule?.bufferAfter },
  ] as const;
  return all.filter(({ value, current }) => value !== current);
}

const isSet = (rules: PageRules | null, key: keyof PageSettings) => rules?.settings[key] !== undefined;

/**
 * Changes the setting of the type if the type has one, otherwise of the page; without a page, of the search
 * itself.
 */
function buildPageChange(
  rules: PageRules | null,
  key: keyof PageSettings,
  value: unknown,
  within = "",
): SuggestedChange {
  const target = rules?.typeSettings?.[key] === undefined ? "page" : "type";
  return { field: buildPageField(rules, target, `/custom/${key}${within}`), value };
}

function buildPageField(
  rules: PageRules | null,
  target: "page" | "type",
  pointer: string,
): SuggestionField | null {
  if (!rules) return null;
  return target === "type" && rules.type !== null
    ? { resource: "type", id: rules.type, pointer }
    : { resource: "bookpage", id: rules.page, pointer };
}

const toLimitValue = ({ limit, most }: { limit: Limit; most: number }) => toStoredLimit({ ...limit, most });

function buildHoursPointer({ entry, rotationWeek: turn, weekday }: NewHours): string {
  if (entry !== null) return `/dates/${entry}`;
  const day = `/days/${WEEKDAYS[weekday]}`;
  return turn === null ? day : `/weeks/${turn}${day}`;
}

const toHoursValue = ({ ranges }: NewHours) => ({
  enabled: true,
  slots: ranges.map(({ start, end }) => ({ start_time: formatMinute(start), end_time: formatMinute(end) })),
});

/** Formats as `09:00`; midnight at the end of a day is `00:00`. */
function formatMinute(minute: number): string {
  const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${twoDigits((minute / 60) % 24)}:${twoDigits(minute % 60)}`;
}
