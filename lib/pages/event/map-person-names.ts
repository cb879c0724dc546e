import { describeEventHost } from "@/lib/domain/events/visitor/event-facts";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { Translate } from "@/lib/platform/i18n/translate";

/**
 * Maps each invitee's id to a name. The host and the person themself see an email address; for other readers a person
 * without a name is a numbered guest.
 */
export function mapPersonNames(
  { id, isOrganizer, event }: EventVisitor,
  t: Translate,
): ReadonlyMap<string, string> {
  let unnamed = 0;
  return new Map(
    event.invitees.map((person) => {
      const known = person.fullName || (person.isOrganizer ? describeEventHost(event).name : null);
      const address = person.id === id || isOrganizer ? person.email : null;
      return [person.id, known ?? address ?? `${t("event.guest")} ${++unnamed}`];
    }),
  );
}
