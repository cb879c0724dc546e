import type { CalendlyAccount } from "./calendly-account";
import type { TypeObservations } from "./infer-type-rules";
import type { EventType } from "./resources";

/** Collects what was read about an event type of a user. */
export const collectObservations = (
  { offers, schedules, meetings, busy }: CalendlyAccount,
  type: EventType,
  user: string,
): TypeObservations => ({
  type,
  offers: offers.get(type.uri),
  schedules: schedules.get(user) ?? [],
  meetings: meetings.filter(({ event_memberships: hosts }) => hosts.some((host) => host.user === user)),
  busy: busy.get(user) ?? [],
});
