import { canReaderManage, type MemberReader } from "@/lib/domain/contracts/contract";
import { redactSerializedAnswers, type SerializedPollEvent } from "./poll/redact-serialized-answers";
import { redactSerializedGroups, type SerializedSeatedEvent } from "./seats/redact-serialized-groups";

/** The parts of a serialized event that are read or redacted. */
type SerializedInvitee = SerializedSeatedEvent["invitees"][number] &
  SerializedPollEvent["invitees"][number] & { email: string | null; phone: string | null; answers: object[] };

type SerializedEvent = Omit<SerializedSeatedEvent & SerializedPollEvent, "invitees"> & {
  created_by: { user: string | null };
  invitees: SerializedInvitee[];
  answers: object[];
  conference: { url: string | null; code: string | null; phone: string | null } | null;
};

/**
 * Redacts an event for its reader. A member who did not create it sees names of other guests, but no addresses, phone
 * numbers or answers to questions of the page; no other bookers of a meeting with seats, and nothing that a poll
 * hides. Readers who do not take part do not see how to join. Null: an admin or a key, who see everything.
 */
export function redactAddresses<Event extends SerializedEvent>(
  unredacted: Event,
  reader: MemberReader | null,
): Event {
  if (!reader || canReaderManage(reader, unredacted.created_by.user)) return unredacted;
  const event = redactSerializedAnswers(redactSerializedGroups(unredacted, reader), reader);
  const isShown = ({ user, su: isOrganizer }: SerializedEvent["invitees"][number]) =>
    isOrganizer || user === reader.id;
  const shown = new Set(event.invitees.filter(isShown).map(({ email }) => email));
  return {
    ...event,
    invitees: event.invitees.map((guest) =>
      isShown(guest) ? guest : { ...guest, email: null, phone: null, answers: [] },
    ),
    conference: event.conference && {
      ...event.conference,
      ...(!event.invitees.some(({ user }) => user === reader.id) && { url: null, code: null, phone: null }),
    },
    answers: event.invitees.some((guest) => isShown(guest) && guest.answers.length > 0) ? event.answers : [],
    messages: event.messages.map((message) =>
      shown.has(message.from) ? message : { ...message, from: null },
    ),
  };
}

/** Does the same as `redactAddresses`, for an event as JSON. */
export const redactAddressesInJson = (json: Buffer, reader: MemberReader | null): Buffer =>
  reader ? Buffer.from(JSON.stringify(redactAddresses(JSON.parse(json.toString()), reader))) : json;
