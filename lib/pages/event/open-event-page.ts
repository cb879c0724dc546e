import { findOpenChange } from "@/lib/domain/events/calendar-changes/queries";
import { toSpan } from "@/lib/domain/events/visitor/date-words";
import { findConflict } from "@/lib/domain/events/visitor/find-conflict";
import { findReplacement } from "@/lib/domain/events/visitor/find-replacement";
import { loadEventPage } from "@/lib/domain/events/visitor/load-event-page";
import { deriveRole, listOffers } from "@/lib/domain/events/visitor/offers";
import { resolveCustom } from "@/lib/domain/events/visitor/resolve-custom";
import { readLook } from "@/lib/domain/tenancy/looks/look";
import { dressView } from "@/lib/pages/frame/dress-frame";
import type { Visit } from "@/lib/pages/frame/reader-controls";
import { toOwnTime } from "@/lib/platform/clock/read-clock";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { dateToPreview } from "./confirm-step";
import { EVENT_STEPS, readEventFormDraft } from "./event-form-draft";
import { eventView } from "./event-view";
import { readNotice } from "./notice";
import { personNames } from "./person-names";
import { readAsked, readEventReader } from "./read-event-reader";
import { findVisits } from "./series/find-visits";
import type { EventView } from "./view";

interface EventVisit extends Visit {
  id: string;
}

/** The event page as the holder of the key in its address gets to see it; null for anyone else. */
export async function openEventPage(
  db: Db,
  { id, search, browser, now: opened, zoneOptions }: EventVisit,
): Promise<EventView | null> {
  const visitor = await loadEventPage(db, id, search.get("key"));
  if (!visitor) return null;
  const now = toOwnTime(opened);
  const asked = readAsked(search);
  const look = await readLook(db, asOrganizationId(visitor.event.organizationId));
  const { manner, zoneGuessed } = readEventReader(visitor, asked, browser, look);
  const t = getTranslator(manner.lang);
  const token = search.get("draft");
  const draft = token ? await readEventFormDraft(db, token) : null;
  const step = EVENT_STEPS.find((name) => name === search.get("step")) ?? null;
  const about = { date: search.get("d"), place: search.get("p"), person: search.get("who") };
  const preview = step === "confirm" ? dateToPreview({ visitor, about }) : undefined;
  const view = eventView({
    visitor,
    role: deriveRole(visitor),
    offers: listOffers(visitor, now),
    manner,
    asked,
    zoneGuessed,
    zoneOptions: search.get("zones") === "all" ? zoneOptions(manner.lang, now) : null,
    now,
    t,
    names: personNames(visitor, t),
    step,
    about,
    draft,
    draftGone: token !== null && draft === null,
    done: readNotice({ event: id, key: asked.key }, search.get("done"), now),
    visits: await findVisits(db, visitor),
    conflict: preview && visitor.su ? await findConflict(db, visitor.event, toSpan(preview), now) : null,
    change: visitor.userId
      ? await findOpenChange(db, visitor.event.organizationId, visitor.eventId, visitor.userId)
      : null,
    replacement: visitor.event.cancelledAt || visitor.movedTo ? await findReplacement(db, visitor) : null,
  });
  return dressView(view, look, { accent: resolveCustom(visitor.event).accent });
}
