import type { z } from "zod";
import type { Instant } from "@/lib/core/time/instant";
import { addDays } from "@/lib/core/time/local-date";
import { toLocalDate } from "@/lib/core/time/zone";
import { searchSlots } from "@/lib/domain/availability/free-slots/search-slots";
import type { pageSlotsQuery } from "@/lib/domain/bookings/agents/schema";
import type { Db } from "@/lib/platform/db/client";
import { getAgentPage } from "./get-agent-page";

const DEFAULT_DAYS = 14;

type PageSlotsRequest = z.output<typeof pageSlotsQuery> & { nickname: string };

/** GET /<page>/slots.json */
export async function listPageSlots(db: Db, { nickname, ...asked }: PageSlotsRequest, now: Instant) {
  const { organization, ...page } = await getAgentPage(
    db,
    { nickname, type: asked.type, host: asked.host },
    now,
  );
  const timezone = asked.timezone ?? page.custom.fixed_timezone ?? page.owner.timezone;
  const from = asked.from ?? toLocalDate(timezone, now);
  const to = asked.to ?? addDays(from, DEFAULT_DAYS - 1);
  return searchSlots(db, organization, { ...asked, page: page.nickname, timezone, from, to }, now);
}
