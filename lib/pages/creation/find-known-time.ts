import type { Host } from "@/lib/core/slots/schedule";
import { loadHosts } from "@/lib/domain/availability/free-slots/load-hosts";
import type { Db } from "@/lib/platform/db/client";
import { isAddress } from "@/lib/platform/http/email-address";
import type { Creation } from "./creation-query";
import type { FoundCreator } from "./find-creator";
import { pickWeek, type WeekContext, weekRange } from "./pick-week";

/** Somebody who is invited and whose hours are known, by the name that the organiser gave them. */
interface KnownPerson {
  name: string;
  host: Host;
}

/** Whose time the week shows. */
export interface KnownTime {
  /** The organiser's. */
  own: Host | null;
  others: readonly KnownPerson[];
}

export const NOTHING_KNOWN: KnownTime = { own: null, others: [] };

/**
 * What a signed-in organiser may know of the organisation's people by `GET /v2/slots` too: whether they can be met at a
 * time, never why not. Whoever an app vouches for learns nothing. One statement for all of them.
 */
export async function findKnownTime(
  db: Db,
  { organization, creator }: Extract<FoundCreator, { found: "creator" }>,
  context: Pick<WeekContext, "creation" | "reader" | "now">,
): Promise<KnownTime> {
  const { user, signedIn } = creator;
  if (!user || !signedIn) return NOTHING_KNOWN;
  const invited = namesByAddress(context.creation);
  const range = weekRange(context.reader, pickWeek(context));
  const people = await loadHosts(db, organization, { either: [user, ...invited.keys()] }, range);
  return {
    own: people.find(({ id }) => id === user)?.host ?? null,
    others: people.flatMap(({ id, email, host }) =>
      id === user || host.schedule === null ? [] : { name: invited.get(email ?? "") || (email ?? ""), host },
    ),
  };
}

const namesByAddress = ({ people }: Creation): Map<string, string> =>
  new Map(people.filter(({ email }) => isAddress(email)).map(({ email, name }) => [email, name]));
