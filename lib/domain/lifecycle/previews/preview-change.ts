import { type Instant, instant } from "@/lib/core/time/instant";
import { addDays } from "@/lib/core/time/local-date";
import { localDateAt, startOfDay } from "@/lib/core/time/zone";
import { loadPageRooms } from "@/lib/domain/bookings/page-rooms";
import type { Db } from "@/lib/platform/db/client";
import type { Auth } from "@/lib/platform/http/auth";
import type { Bookable, BookablePage, BookedMeeting, TeamBookable } from "./bookable";
import { compareOffers } from "./compare-offers";
import { findOutside } from "./find-outside";
import { listOffers, listRules, type Offers } from "./list-offers";
import { listTeamOffers } from "./list-team-offers";
import { findPreviewedRange, PREVIEWED_DAYS } from "./previewed-days";
import type { ChangePreview } from "./schema";

interface Change<Known> {
  before: Known;
  after: Known;
  timezone: string;
  now: Instant;
}

/** What bookers would find of a person after a change, against what they find now. */
export async function previewChange(
  db: Db,
  auth: Viewer,
  { before, after, timezone, now }: Change<Bookable>,
): Promise<ChangePreview> {
  const rooms = await loadRooms(db, auth, [...before.pages, ...after.pages], now);
  const [held, changed] = [await listOffers(before, rooms), await listOffers(after, rooms)];
  return tellChange(auth, { held, changed, meetings: before.meetings, timezone, now });
}

/** The same of a team's page. */
export async function previewTeamChange(
  db: Db,
  auth: Viewer,
  { before, after, timezone, now }: Change<TeamBookable>,
): Promise<ChangePreview> {
  const rooms = await loadRooms(db, auth, [before.page, after.page], now);
  const [held, changed] = [listTeamOffers(before, rooms), listTeamOffers(after, rooms)];
  const meetings = before.meetings.filter(({ page }) => page === before.page.id);
  return tellChange(auth, { held, changed, meetings, timezone, now });
}

type Viewer = Pick<Auth, "organization" | "scopes">;

const loadRooms = (db: Db, { organization }: Viewer, pages: readonly BookablePage[], now: Instant) =>
  loadPageRooms(db, organization, pages.flatMap(listRules), findPreviewedRange(now));

interface Compared {
  held: Offers;
  changed: Offers;
  meetings: readonly BookedMeeting[];
  timezone: string;
  now: Instant;
}

function tellChange({ scopes }: Viewer, { held, changed, meetings, timezone, now }: Compared): ChangePreview {
  const today = localDateAt(timezone, now);
  const to = startOfDay(timezone, addDays(today, PREVIEWED_DAYS));
  const pages = compareOffers(held, changed, { from: now, to, now, timezone });
  const days = pages.flatMap((page) => Object.values(page.days));
  const outside = findOutside(held, changed, meetings, now);
  const mayReadEvents = scopes === null || scopes.includes("events:read");
  return {
    from: today,
    to: localDateAt(timezone, instant(to - 1)),
    timezone,
    gained: days.reduce((sum, { gained }) => sum + gained, 0),
    lost: days.reduce((sum, { lost }) => sum + lost, 0),
    pages,
    outside: mayReadEvents ? outside : outside.map((meeting) => ({ ...meeting, title: null })),
  };
}
