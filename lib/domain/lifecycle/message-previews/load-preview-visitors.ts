import type { Instant } from "@/lib/core/time/instant";
import { buildUnknownFieldProblem } from "@/lib/domain/contracts/problem";
import { findDetailedEvent } from "@/lib/domain/events/event-rows";
import { type EventVisitor, toVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Language } from "@/lib/platform/i18n/languages";
import { buildSampleEvent, type SamplePhase, UNUSABLE_KEY_VERSION } from "./build-sample-event";

interface PreviewMeeting {
  organization: OrganizationId;
  /** The id of a meeting; undefined for a made-up one. */
  event: string | undefined;
  lang: Language;
  phase: SamplePhase;
  hasConference: boolean;
  now: Instant;
}

/** Loads the participants of a meeting, or of a made-up one; their links open nothing. */
export async function loadPreviewVisitors(
  db: Db,
  { event: id, ...options }: PreviewMeeting,
): Promise<EventVisitor[]> {
  const event =
    id === undefined ? buildSampleEvent(options) : await findDetailedEvent(db, options.organization, id);
  if (!event) throw buildUnknownFieldProblem("event", "is not a meeting of your organisation");
  const isCancelled = options.phase === "cancelled";
  const shown = {
    ...event,
    ...(isCancelled && { cancelledAt: event.cancelledAt ?? new Date(options.now) }),
    invitees: event.invitees.map((invitee) => ({ ...invitee, keyVersion: UNUSABLE_KEY_VERSION })),
  };
  return shown.invitees.map((invitee) => toVisitor(shown, invitee));
}

/** Picks the participant who reads the preview. */
export function pickPreviewReader(
  visitors: readonly EventVisitor[],
  audience: "guests" | "hosts",
): EventVisitor | undefined {
  if (audience === "hosts") return visitors.find(({ isOrganizer }) => isOrganizer);
  return visitors.find(({ isOrganizer, host }) => !isOrganizer && !host);
}
