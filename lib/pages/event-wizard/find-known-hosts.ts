import type { Host } from "@/lib/core/slots/schedule";
import { loadHosts } from "@/lib/domain/availability/free-slots/load-hosts";
import type { Db } from "@/lib/platform/db/client";
import { isEmailAddress } from "@/lib/platform/http/email-address";
import type { FoundCreator } from "./find-creator";
import { getWeekRange, pickWeek, type WeekContext } from "./pick-week";
import type { WizardState } from "./wizard-state";

/** Somebody who is invited and whose hours are known, by the name that the organiser gave them. */
interface KnownHost {
  name: string;
  host: Host;
}

/** Whose time the week shows. */
export interface KnownHosts {
  /** The organiser's. */
  own: Host | null;
  others: readonly KnownHost[];
}

export const NO_KNOWN_HOSTS: KnownHosts = { own: null, others: [] };

/**
 * What a signed-in organiser may know of the organisation's people by `GET /v2/slots` too: whether they can be met at a
 * time, never why not. Whoever an app vouches for learns nothing. One statement for all of them.
 */
export async function findKnownHosts(
  db: Db,
  { organization, creator }: Extract<FoundCreator, { found: "creator" }>,
  context: Pick<WeekContext, "creation" | "reader" | "now">,
): Promise<KnownHosts> {
  const { user, signedIn } = creator;
  if (!user || !signedIn) return NO_KNOWN_HOSTS;
  const invited = mapNamesByEmail(context.creation);
  const range = getWeekRange(context.reader, pickWeek(context));
  const people = await loadHosts(db, organization, { either: [user, ...invited.keys()] }, range);
  return {
    own: people.find(({ id }) => id === user)?.host ?? null,
    others: people.flatMap(({ id, email, host }) =>
      id === user || host.schedule === null ? [] : { name: invited.get(email ?? "") || (email ?? ""), host },
    ),
  };
}

const mapNamesByEmail = ({ people }: WizardState): Map<string, string> =>
  new Map(people.filter(({ email }) => isEmailAddress(email)).map(({ email, name }) => [email, name]));
