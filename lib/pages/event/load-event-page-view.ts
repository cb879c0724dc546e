import { findOpenChange } from "@/lib/domain/events/calendar-changes/queries";
import { isVoteAnswer } from "@/lib/domain/events/operation-schema";
import { findHostConflict } from "@/lib/domain/events/visitor/find-host-conflict";
import { findReplacement } from "@/lib/domain/events/visitor/find-replacement";
import { toEventSpan } from "@/lib/domain/events/visitor/format-days";
import { loadEventPage } from "@/lib/domain/events/visitor/load-event-page";
import { resolveEventSettings } from "@/lib/domain/events/visitor/resolve-event-settings";
import { deriveVisitorRole, listVisitorActions } from "@/lib/domain/events/visitor/visitor-actions";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { applyViewBranding } from "@/lib/pages/page-shell/apply-page-branding";
import type { Visit } from "@/lib/pages/page-shell/locale-controls";
import { toWorkTime } from "@/lib/platform/clock/read-clock";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { pickPreviewDate } from "./build-confirm-step";
import { buildEventView } from "./build-event-view";
import { deriveEventLocale, parseEventPageQuery } from "./derive-event-locale";
import type { EventContext } from "./event-context";
import { EVENT_STEPS, findEventFormDraft } from "./event-form-draft";
import { mapPersonNames } from "./map-person-names";
import { parseMovedFrom } from "./moved-from";
import { listSeriesVisits } from "./series/list-series-visits";
import { verifyEventNotice } from "./sign-event-notice";
import type { EventView } from "./view";

/** Parses the answer that a mail's link selects in the poll. */
function parsePickedAnswer(search: URLSearchParams): EventContext["picked"] {
  const [date, answer] = [search.get("d"), search.get("answer")];
  return date !== null && answer !== null && isVoteAnswer(answer) ? { date, answer } : null;
}

interface EventVisit extends Visit {
  id: string;
}

/** Loads the event page for the key in its address; null without a valid key. */
export async function loadEventPageView(
  db: Db,
  { id, search, browser, now: opened, zoneOptions }: EventVisit,
): Promise<EventView | null> {
  const visitor = await loadEventPage(db, id, search.get("key"));
  if (!visitor) return null;
  const now = toWorkTime(opened);
  const eventQuery = parseEventPageQuery(search);
  const branding = await getBranding(db, asOrganizationId(visitor.event.organizationId));
  const { dateTimeStyle, zoneGuessed } = deriveEventLocale(visitor, eventQuery, browser, branding);
  const t = getTranslator(dateTimeStyle.lang);
  const token = search.get("draft");
  const draft = token ? await findEventFormDraft(db, token) : null;
  const step = EVENT_STEPS.find((name) => name === search.get("step")) ?? null;
  const about = { date: search.get("d"), place: search.get("p"), person: search.get("who") };
  const preview = step === "confirm" ? pickPreviewDate({ visitor, about }) : undefined;
  const done = verifyEventNotice({ event: id, key: eventQuery.key }, search.get("done"), now);
  const view = buildEventView({
    visitor,
    role: deriveVisitorRole(visitor),
    offers: listVisitorActions(visitor, now),
    dateTimeStyle,
    eventQuery,
    zoneGuessed,
    zoneOptions: search.get("zones") === "all" ? zoneOptions(dateTimeStyle.lang, now) : null,
    now,
    t,
    names: mapPersonNames(visitor, t),
    step,
    about,
    picked: draft === null ? parsePickedAnswer(search) : null,
    draft,
    draftGone: token !== null && draft === null,
    done,
    movedFrom: done === "moved" || done === "moveAsked" ? parseMovedFrom(search) : null,
    visits: await listSeriesVisits(db, visitor),
    conflict:
      preview && visitor.isOrganizer
        ? await findHostConflict(db, visitor.event, toEventSpan(preview), now)
        : null,
    change: visitor.userId
      ? await findOpenChange(db, visitor.event.organizationId, visitor.eventId, visitor.userId)
      : null,
    replacement: visitor.event.cancelledAt || visitor.movedTo ? await findReplacement(db, visitor) : null,
  });
  return applyViewBranding(view, branding, { accent: resolveEventSettings(visitor.event).accent });
}
