import { asInstant, type Instant } from "@/lib/core/time/instant";
import { addDays } from "@/lib/core/time/local-date";
import { getStartOfDay, toLocalDate } from "@/lib/core/time/zone";
import { loadPageRooms } from "@/lib/domain/bookings/load-page-rooms";
import type { Auth } from "@/lib/domain/contracts/auth";
import type { Db } from "@/lib/platform/db/client";
import type { BookableTeam, BookableUser, BookedMeeting, PreviewedPage } from "./bookable";
import { buildPageSlotSearches, listPageRules, type PageSlotSearches } from "./build-page-slot-searches";
import { buildTeamSlotSearches } from "./build-team-slot-searches";
import { computeSlotChanges } from "./compute-slot-changes";
import { findMeetingsOutside } from "./find-meetings-outside";
import { derivePreviewRange, PREVIEW_DAYS } from "./preview-range";
import type { ChangePreview } from "./schema";

interface Change<Known> {
  before: Known;
  after: Known;
  timezone: string;
  now: Instant;
}

/** Previews a change to a user: slots after it compared with those now. */
export async function previewChange(
  db: Db,
  auth: Viewer,
  { before, after, timezone, now }: Change<BookableUser>,
): Promise<ChangePreview> {
  const rooms = await loadRooms(db, auth, [...before.pages, ...after.pages], now);
  const [current, changed] = [
    await buildPageSlotSearches(before, rooms),
    await buildPageSlotSearches(after, rooms),
  ];
  return serializeChange(auth, { current, changed, meetings: before.meetings, timezone, now });
}

/** Does the same as `previewChange`, for a team's page. */
export async function previewTeamChange(
  db: Db,
  auth: Viewer,
  { before, after, timezone, now }: Change<BookableTeam>,
): Promise<ChangePreview> {
  const rooms = await loadRooms(db, auth, [before.page, after.page], now);
  const [current, changed] = [buildTeamSlotSearches(before, rooms), buildTeamSlotSearches(after, rooms)];
  const meetings = before.meetings.filter(({ page }) => page === before.page.id);
  return serializeChange(auth, { current, changed, meetings, timezone, now });
}

type Viewer = Pick<Auth, "organization" | "scopes">;

const loadRooms = (db: Db, { organization }: Viewer, pages: readonly PreviewedPage[], now: Instant) =>
  loadPageRooms(db, organization, pages.flatMap(listPageRules), derivePreviewRange(now));

interface Comparison {
  current: PageSlotSearches;
  changed: PageSlotSearches;
  meetings: readonly BookedMeeting[];
  timezone: string;
  now: Instant;
}

function serializeChange(
  { scopes }: Viewer,
  { current, changed, meetings, timezone, now }: Comparison,
): ChangePreview {
  const today = toLocalDate(timezone, now);
  const to = getStartOfDay(timezone, addDays(today, PREVIEW_DAYS));
  const pages = computeSlotChanges(current, changed, { from: now, to, now, timezone });
  const days = pages.flatMap((page) => Object.values(page.days));
  const outside = findMeetingsOutside(current, changed, meetings, now);
  const mayReadEvents = scopes === null || scopes.includes("events:read");
  return {
    from: today,
    to: toLocalDate(timezone, asInstant(to - 1)),
    timezone,
    gained: days.reduce((sum, { gained }) => sum + gained, 0),
    lost: days.reduce((sum, { lost }) => sum + lost, 0),
    pages,
    outside: mayReadEvents ? outside : outside.map((meeting) => ({ ...meeting, title: null })),
  };
}
