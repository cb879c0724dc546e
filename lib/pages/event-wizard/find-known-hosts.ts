import type { Host } from "@/lib/core/slots/schedule";
import { loadHosts } from "@/lib/domain/availability/free-slots/load-hosts";
import type { Db } from "@/lib/platform/db/client";
import { isEmailAddress } from "@/lib/platform/http/email-address";
import type { FoundCreator } from "./find-creator";
import { getWeekRange, pickWeek, type WeekContext } from "./pick-week";
import type { WizardState } from "./wizard-state";

/** An invited user with known availability, under the name that the organiser has typed. */
interface KnownHost {
  name: string;
  host: Host;
}

/** The hosts with their availability in the shown week. */
export interface KnownHosts {
  /** The organiser's. */
  organizer: Host | null;
  others: readonly KnownHost[];
}

export const NO_KNOWN_HOSTS: KnownHosts = { organizer: null, others: [] };

/**
 * Loads the availability of invited users for a signed-in organiser, in one statement. It reveals no more than `GET
 * /v2/slots`: whether they are free, not why they are busy. A person with only an app's token sees nothing.
 */
export async function findKnownHosts(
  db: Db,
  { organization, creator }: Extract<FoundCreator, { found: "creator" }>,
  context: Pick<WeekContext, "wizard" | "reader" | "now">,
): Promise<KnownHosts> {
  const { user, signedIn } = creator;
  if (!user || !signedIn) return NO_KNOWN_HOSTS;
  const invited = mapNamesByEmail(context.wizard);
  const range = getWeekRange(context.reader, pickWeek(context));
  const people = await loadHosts(db, organization, { either: [user, ...invited.keys()] }, range);
  return {
    organizer: people.find(({ id }) => id === user)?.host ?? null,
    others: people.flatMap(({ id, email, host }) =>
      id === user || host.schedule === null ? [] : { name: invited.get(email ?? "") || (email ?? ""), host },
    ),
  };
}

const mapNamesByEmail = ({ people }: WizardState): Map<string, string> =>
  new Map(people.filter(({ email }) => isEmailAddress(email)).map(({ email, name }) => [email, name]));
