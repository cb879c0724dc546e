import { describeEventHost } from "@/lib/domain/events/visitor/event-facts";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { Translate } from "@/lib/platform/i18n/translate";

/**
 * What everybody is called, by the id of the invitee. An address is seen by the host, and by the person whose it is;
 * to others who gave no name is a guest with a number.
 */
export function mapPersonNames({ id, su, event }: EventVisitor, t: Translate): ReadonlyMap<string, string> {
  let unnamed = 0;
  return new Map(
    event.invitees.map((person) => {
      const known = person.fullName || (person.su ? describeEventHost(event).name : null);
      const address = person.id === id || su ? person.email : null;
      return [person.id, known ?? address ?? `${t("event.guest")} ${++unnamed}`];
    }),
  );
}
