import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { loadPublicPage } from "@/lib/domain/bookings/load-public-page";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import type { Db } from "@/lib/platform/db/client";
import { notFound } from "@/lib/platform/http/problem";

export interface NamedPage {
  nickname: string;
  type?: string | undefined;
  /** Minutes. */
  duration?: number | undefined;
}

/** An active page that is open to programs, else 404: people may still find it in a browser. */
export async function openToPrograms(
  db: Db,
  { nickname, type, duration }: NamedPage,
  now: Instant,
): Promise<PublicPage> {
  const address = { nickname, type: type ?? null, minutes: duration ?? null };
  const page = await loadPublicPage(db, address, { from: now, to: instant(now + MINUTE) });
  if (!page || page.people.length === 0 || page.custom.block_programs)
    throw notFound("A booking page of this name that is open to programs");
  return page;
}
