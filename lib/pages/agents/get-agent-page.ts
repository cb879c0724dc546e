import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { loadPublicPage } from "@/lib/domain/bookings/load-public-page";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import { selectHost } from "@/lib/domain/bookings/select-host";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import type { Db } from "@/lib/platform/db/client";

export interface AgentPageRef {
  slug: string;
  type?: string | undefined;
  /** Minutes. */
  duration?: number | undefined;
  /** The team member that the booker has chosen; the page then has that member's times. */
  host?: string | undefined;
}

/** Returns an active page that is open to programs, else throws 404. Other pages remain available in a browser. */
export async function getAgentPage(
  db: Db,
  { slug, type, duration, host }: AgentPageRef,
  now: Instant,
  range = { from: now, to: asInstant(now + MINUTE) },
): Promise<PublicPage> {
  const address = { slug, type: type ?? null, minutes: duration ?? null };
  const page = await loadPublicPage(db, address, range);
  if (!page || page.people.length === 0 || page.settings.block_programs)
    throw buildNotFoundProblem("A booking page of this name that is open to programs");
  if (host === undefined) return page;
  const narrowed = selectHost(page, host);
  if (narrowed.chosen === null) throw buildUnknownHostProblem();
  return narrowed;
}

const buildUnknownHostProblem = () =>
  buildValidationProblem([
    {
      in: "query",
      pointer: "/host",
      code: "unknown",
      message: "is not a host that this page lets bookers choose",
    },
  ]);
