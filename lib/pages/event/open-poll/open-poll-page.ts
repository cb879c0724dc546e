import type { Instant } from "@/lib/core/time/instant";
import { derivePhase } from "@/lib/domain/events/policy";
import { loadOpenPoll } from "@/lib/domain/events/poll/load-open-poll";
import { isPollClosed, readPoll } from "@/lib/domain/events/poll/read-poll";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { resolveCustom } from "@/lib/domain/events/visitor/resolve-custom";
import { readLook } from "@/lib/domain/tenancy/looks/look";
import type { EventContext } from "@/lib/pages/event/event-context";
import { readEventFormDraft } from "@/lib/pages/event/event-form-draft";
import { lockedView } from "@/lib/pages/event/locked-view";
import { personNames } from "@/lib/pages/event/person-names";
import { readAsked, readEventReader } from "@/lib/pages/event/read-event-reader";
import type { LockedView, OpenPollView } from "@/lib/pages/event/view";
import { dressView } from "@/lib/pages/frame/dress-frame";
import type { Visit } from "@/lib/pages/frame/reader-controls";
import { toOwnTime } from "@/lib/platform/clock/read-clock";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { openPollView } from "./open-poll-view";

interface PollVisit extends Visit {
  id: string;
  code: string;
}

/** Whether somebody who takes no part yet can answer. */
export const takesNewcomers = ({ event }: EventVisitor, now: Instant): boolean =>
  readPoll(event).open && derivePhase(event) === "planning" && !isPollClosed(event, now);

/** The poll as whoever has its link gets to see it; what was opened in vain says so; null for a wrong link. */
export async function openPollPage(
  db: Db,
  { id, code, search, browser, now: opened, zoneOptions }: PollVisit,
): Promise<{ open: OpenPollView } | { closed: LockedView } | null> {
  const visitor = await loadOpenPoll(db, id, code);
  if (!visitor) return null;
  const now = toOwnTime(opened);
  const look = await readLook(db, asOrganizationId(visitor.event.organizationId));
  const asked = readAsked(search);
  const { manner, zoneGuessed } = readEventReader(visitor, asked, browser, look);
  const t = getTranslator(manner.lang);
  if (!takesNewcomers(visitor, now)) {
    const view = lockedView(id, search, browser, now);
    const closed = { ...view, title: t("polls.closedTitle"), text: t("polls.closedText") };
    return { closed: dressView(closed, look, { accent: resolveCustom(visitor.event).accent }) };
  }
  const token = search.get("draft");
  const draft = token ? await readEventFormDraft(db, token) : null;
  const context: EventContext = {
    visitor,
    role: "guest",
    offers: new Set(["vote"]),
    manner,
    asked: { ...asked, key: "" },
    zoneGuessed,
    zoneOptions: search.get("zones") === "all" ? zoneOptions(manner.lang, now) : null,
    now,
    t,
    names: personNames(visitor, t),
    step: null,
    about: { date: null, place: null, person: null },
    draft,
    draftGone: token !== null && draft === null,
    done: null,
    visits: [],
    conflict: null,
    change: null,
    replacement: null,
  };
  const view = openPollView(context);
  return view && { open: dressView(view, look, { accent: resolveCustom(visitor.event).accent }) };
}
