import { type Instant, instant } from "@/lib/core/time/instant";
import { addDays } from "@/lib/core/time/local-date";
import { localDateAt, startOfDay } from "@/lib/core/time/zone";
import type { Auth } from "@/lib/platform/http/auth";
import type { Bookable } from "./bookable";
import { compareOffers } from "./compare-offers";
import { findOutside } from "./find-outside";
import { listOffers } from "./list-offers";
import { PREVIEWED_DAYS } from "./previewed-days";
import type { ChangePreview } from "./schema";

interface Change {
  before: Bookable;
  after: Bookable;
  timezone: string;
  now: Instant;
}

/** What bookers would find after a change, against what they find now. */
export async function previewChange(
  { scopes }: Pick<Auth, "scopes">,
  { before, after, timezone, now }: Change,
): Promise<ChangePreview> {
  const [held, changed] = [await listOffers(before), await listOffers(after)];
  const today = localDateAt(timezone, now);
  const to = startOfDay(timezone, addDays(today, PREVIEWED_DAYS));
  const pages = compareOffers(held, changed, { from: now, to, now, timezone });
  const days = pages.flatMap((page) => Object.values(page.days));
  const outside = findOutside(held, changed, before.meetings, now);
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
