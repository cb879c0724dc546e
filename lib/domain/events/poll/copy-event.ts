import type { Instant } from "@/lib/core/time/instant";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { EventBody } from "@/lib/domain/events/schema";
import { getPollSettings, isPollClosed } from "./get-poll-settings";
import type { PollInput } from "./schema";

type Entry = EventRow["dates"][number];

const toDateInput = ({ startsAt, endsAt, allDay }: Entry) => ({
  date: startsAt.toISOString(),
  end_date: endsAt.toISOString(),
  all_day: allDay,
});

const toPlaceInput = ({ name, address, source, icon }: EventRow["places"][number]) => ({
  name,
  address,
  source,
  icon,
});

/** Copies an event for the same organiser, without invitees. */
export function copyEvent(event: EventRow, now: Instant): EventBody {
  const { createdByUserId: user, createdByEmail: email, createdByName: name, lang, locale } = event;
  const hasLeft = event.invitees.some((one) => one.isOrganizer && one.hasLeft);
  if (user === null && (email === null || hasLeft))
    throw new ApiProblem("conflict", "The event has no organiser.");
  return {
    title: event.title,
    created_by: user === null ? { email: email ?? undefined, full_name: name } : { user },
    dates: event.dates.map(toDateInput),
    places: event.places.map(toPlaceInput),
    lang: lang as EventBody["lang"],
    locale: locale as EventBody["locale"],
    timezone: event.timezone,
    third_party: {
      app: event.thirdPartyApp,
      group_ids: event.thirdPartyGroupIds,
      name: event.thirdPartyName ?? undefined,
    },
    ...(event.poll !== null && { poll: copyPoll(event, now) }),
  };
}

/** Leaves out a deadline that has passed. */
function copyPoll(event: EventRow, now: Instant): PollInput {
  const { closed: _, further: __, deadline, ...settings } = getPollSettings(event);
  const isAhead = deadline !== null && !isPollClosed(event, now);
  return { ...settings, deadline: isAhead ? new Date(deadline) : null };
}
