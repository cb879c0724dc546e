import type { Instant } from "@/lib/core/time/instant";
import { deriveEventPhase } from "@/lib/domain/events/policy";
import { getPollSettings, isPollClosed } from "@/lib/domain/events/poll/get-poll-settings";
import { loadOpenPoll } from "@/lib/domain/events/poll/load-open-poll";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { resolveEventSettings } from "@/lib/domain/events/visitor/resolve-event-settings";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { buildLockedView } from "@/lib/pages/event/build-locked-view";
import { deriveEventLocale, parseEventPageQuery } from "@/lib/pages/event/derive-event-locale";
import type { EventContext } from "@/lib/pages/event/event-context";
import { findEventFormDraft } from "@/lib/pages/event/event-form-draft";
import { mapPersonNames } from "@/lib/pages/event/map-person-names";
import type { LockedView, OpenPollView } from "@/lib/pages/event/view";
import { applyViewBranding } from "@/lib/pages/page-shell/apply-page-branding";
import type { Visit } from "@/lib/pages/page-shell/locale-controls";
import { toWorkTime } from "@/lib/platform/clock/read-clock";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { buildOpenPollView } from "./build-open-poll-view";

interface PollVisit extends Visit {
  id: string;
  code: string;
}

/** True if a new participant can answer. */
export const canJoinPoll = ({ event }: EventVisitor, now: Instant): boolean =>
  getPollSettings(event).open && deriveEventPhase(event) === "planning" && !isPollClosed(event, now);

/**
 * Loads the poll for a visitor with its link; a step that is not available becomes a notice; null for an invalid link.
 */
export async function loadOpenPollPage(
  db: Db,
  { id, code, search, browser, now: opened, zoneOptions }: PollVisit,
): Promise<{ open: OpenPollView } | { closed: LockedView } | null> {
  const visitor = await loadOpenPoll(db, id, code);
  if (!visitor) return null;
  const now = toWorkTime(opened);
  const branding = await getBranding(db, asOrganizationId(visitor.event.organizationId));
  const eventQuery = parseEventPageQuery(search);
  const { dateTimeStyle, zoneGuessed } = deriveEventLocale(visitor, eventQuery, browser, branding);
  const t = getTranslator(dateTimeStyle.lang);
  if (!canJoinPoll(visitor, now)) {
    const view = buildLockedView(id, search, browser, now);
    const closed = { ...view, title: t("polls.closedTitle"), text: t("polls.closedText") };
    return {
      closed: applyViewBranding(closed, branding, { accent: resolveEventSettings(visitor.event).accent }),
    };
  }
  const token = search.get("draft");
  const draft = token ? await findEventFormDraft(db, token) : null;
  const context: EventContext = {
    visitor,
    role: "guest",
    offers: new Set(["vote"]),
    dateTimeStyle,
    eventQuery: { ...eventQuery, key: "" },
    zoneGuessed,
    zoneOptions: search.get("zones") === "all" ? zoneOptions(dateTimeStyle.lang, now) : null,
    now,
    t,
    names: mapPersonNames(visitor, t),
    step: null,
    about: { date: null, place: null, person: null },
    picked: null,
    movedFrom: null,
    draft,
    draftGone: token !== null && draft === null,
    done: null,
    visits: [],
    conflict: null,
    change: null,
    replacement: null,
  };
  const view = buildOpenPollView(context);
  return (
    view && {
      open: applyViewBranding(view, branding, { accent: resolveEventSettings(visitor.event).accent }),
    }
  );
}
