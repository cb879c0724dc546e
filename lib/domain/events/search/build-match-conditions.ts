import type { MemberReader } from "@/lib/domain/contracts/contract";
import type { SearchField } from "./search-fields";
import {
  CREATOR_TEXT,
  EVENT_TEXT,
  INVITEE_TEXT,
  PLACE_TEXT,
  SHOWN_INVITEE_TEXT,
  TITLE_TEXT,
  USER_TEXT,
} from "./search-texts";

/** Parts of a match condition: SQL parameters and searched fields. */
interface MatchParts {
  tenant: string;
  pattern: string;
  fields: readonly SearchField[];
}

/** SQL condition: the event `e` itself contains this word. */
export function buildEventMatch({ pattern, fields }: Omit<MatchParts, "tenant">): string | null {
  const [title, hosts] = [fields.includes("title"), fields.includes("hosts")];
  if (!title && !hosts) return null;
  const indexed = `${EVENT_TEXT} LIKE ${pattern}`;
  if (title && hosts) return indexed;
  return `${indexed} AND ${title ? TITLE_TEXT : CREATOR_TEXT} LIKE ${pattern}`;
}

/** SQL condition: the invitee `i` matches this word. */
export function buildInviteeMatch({ pattern, fields }: Omit<MatchParts, "tenant">): string | null {
  const [guests, hosts] = [fields.includes("guests"), fields.includes("hosts")];
  if (!guests && !hosts) return null;
  const indexed = `${INVITEE_TEXT} LIKE ${pattern}`;
  if (guests && hosts) return indexed;
  return `${indexed} AND ${guests ? "NOT (i.su OR i.host)" : "(i.su OR i.host)"}`;
}

/** SQL for the ids of users with this word in name or address. */
export const buildUserMatch = ({ tenant, pattern }: Omit<MatchParts, "fields">) =>
  `SELECT u.id FROM users u WHERE u.organization_id = ${tenant} AND ${USER_TEXT} LIKE ${pattern}`;

/** Columns of the users to search: the creator, and the room. */
export const listUserColumns = (fields: readonly SearchField[]) => [
  ...(fields.includes("hosts") ? ["e.created_by_user_id"] : []),
  ...(fields.includes("places") ? ["e.room_id"] : []),
];

/** SQL condition: the event `e` contains this word in a part that the reader may see. */
export function buildWordMatch(params: MatchParts, shown: VisibilityParams | null): string {
  const { tenant, pattern, fields } = params;
  const [ofEvent, ofInvitee] = [buildEventMatch(params), buildInviteeMatch(params)];
  const users = listUserColumns(fields).map((column) => `${column} IN (${buildUserMatch(params)})`);
  // OFFSET 0 forces one lookup per event in its few participants and locations.
  const lookups = [
    ...(ofEvent ? [`(${ofEvent})`] : []),
    ...(ofInvitee
      ? [
          `EXISTS (SELECT FROM invitees i WHERE i.organization_id = ${tenant} AND i.event_id = e.id
                      AND ${ofInvitee}${shown ? ` AND ${buildVisibleCondition(shown, params)}` : ""} OFFSET 0)`,
        ]
      : []),
    ...(fields.includes("places")
      ? [
          `EXISTS (SELECT FROM event_places p WHERE p.organization_id = ${tenant} AND p.event_id = e.id
                      AND ${PLACE_TEXT} LIKE ${pattern} OFFSET 0)`,
        ]
      : []),
    ...users,
  ];
  return `(${lookups.join(" OR ")})`;
}

/** SQL parameters with the member and the people they manage. */
interface VisibilityParams {
  me: string;
  people: string;
}

export const toVisibilityParams = (
  { id, people }: MemberReader,
  param: (value: unknown) => string,
  listParam: (list: readonly string[]) => string,
): VisibilityParams => ({ me: param(id), people: listParam(people) });

/**
 * Matches `redactAddresses`: in meetings created by others a member sees the names of other guests but not their
 * addresses, and with seats only the hosts. A search must not find what is hidden.
 */
const buildVisibleCondition = (
  { me, people }: VisibilityParams,
  { tenant, pattern }: Omit<MatchParts, "fields">,
) =>
  `(COALESCE(e.created_by_user_id = ANY (${people}), false) OR i.su OR i.user_id = ${me}
    OR ((e.seats IS NULL OR i.host OR EXISTS (SELECT FROM invitees o
          WHERE o.organization_id = ${tenant} AND o.event_id = i.event_id AND o.user_id = ${me} AND (o.su OR o.host)))
        AND ${SHOWN_INVITEE_TEXT} LIKE ${pattern}))`;
