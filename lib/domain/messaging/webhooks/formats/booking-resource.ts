import type { ActionFacts } from "../build-delivery-body";

interface Person {
  _id: string;
  full_name: string | null;
  email: string | null;
  phone: string | null;
  timezone: string | null;
  locale: string | null;
  su: boolean;
  host: boolean;
  no_show: boolean;
  user: string | null;
  brought_by: string | null;
  answers: readonly { key: string; label: string; text: string }[];
}

/** The fields of an event of the API that other tools' payloads need. */
export interface BookingResource {
  _id: string;
  title: string;
  confirmed: { date_id: string | null; place_id: string | null };
  dates: readonly { _id: string; date: string; end_date: string }[];
  places: readonly { _id: string; name: string; address: string | null; kind: string }[];
  invitees: readonly Person[];
  created_by: { email: string | null; user: string | null; full_name: string | null };
  answers: Person["answers"];
  conference: { provider: string; url: string | null; code: string | null; phone: string | null } | null;
  seats: { all: number; taken: number } | null;
  source: { page: string | null; type: string | null; utm: Record<string, string | null> | null };
  timezone: string;
  locale: string;
  metadata: Record<string, string>;
  cancel_reason?: string;
  createdAt: string;
  updatedAt: string;
}

export interface BookingTime {
  start: Date;
  end: Date;
}

type Times = Pick<BookingResource, "confirmed" | "dates">;

function findTime({ confirmed, dates }: Times): BookingTime | null {
  const date = dates.find(({ _id }) => _id === confirmed.date_id);
  return date ? { start: new Date(date.date), end: new Date(date.end_date) } : null;
}

/** The confirmed time after the action, and the one before it if the action has changed it. */
export function listTimes(
  resource: BookingResource,
  { changes = {} }: Pick<ActionFacts, "changes">,
): { time: BookingTime | null; before: BookingTime | null } {
  const time = findTime(resource);
  const earlier = {
    confirmed: (changes.confirmed?.before ?? resource.confirmed) as Times["confirmed"],
    dates: (changes.dates?.before ?? resource.dates) as Times["dates"],
  };
  const before = findTime(earlier);
  const isSame = before && time && +before.start === +time.start && +before.end === +time.end;
  return { time, before: isSame ? null : before };
}

/** Those who booked, without hosts and the guests that they brought. */
export const listBookers = ({ invitees }: Pick<BookingResource, "invitees">): Person[] =>
  invitees.filter(({ su, host, brought_by }) => !su && !host && brought_by === null);

export const listHostPeople = ({ invitees }: Pick<BookingResource, "invitees">): Person[] =>
  invitees.filter(({ su, host }) => su || host);

export const listGuests = ({ invitees }: Pick<BookingResource, "invitees">): Person[] =>
  invitees.filter(({ brought_by }) => brought_by !== null);

/** The URL or number of the conference, or else the address of the place. */
export function formatLocation({ conference, places, confirmed }: BookingResource): string | null {
  const place = places.find(({ _id }) => _id === confirmed.place_id) ?? places[0];
  return conference?.url ?? conference?.phone ?? place?.address ?? place?.name ?? null;
}

export type { Person };
