import type { z } from "zod";
import type { Instant } from "@/lib/core/time/instant";
import { addDays } from "@/lib/core/time/local-date";
import { toLocalDate } from "@/lib/core/time/zone";
import { searchSlots } from "@/lib/domain/availability/free-slots/search-slots";
import type { pageSlotsQuery } from "@/lib/domain/bookings/agents/schema";
import type { Db } from "@/lib/platform/db/client";
import { getAgentPage } from "./get-agent-page";

const DEFAULT_DAYS = 14;

type PageSlotsRequest = z.output<typeof pageSlotsQuery> & { slug: string };

/** GET /<page>/slots.json */
export async function listPageSlots(db: Db, { slug, ...request }: PageSlotsRequest, now: Instant) {
  const { organization, ...page } = await getAgentPage(
    db,
    { slug, type: request.type, host: request.host },
    now,
  );
  const timezone = request.timezone ?? page.settings.fixed_timezone ?? page.owner.timezone;
  const from = request.from ?? toLocalDate(timezone, now);
  const to = request.to ?? addDays(from, DEFAULT_DAYS - 1);
  return searchSlots(db, organization, { ...request, page: page.slug, timezone, from, to }, now);
}
