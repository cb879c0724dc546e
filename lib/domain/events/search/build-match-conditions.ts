import type { MemberReader } from "@/lib/platform/http/contract";
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

/** SQL of the parts of a condition: parameters, and which fields are looked through. */
interface MatchParts {
  tenant: string;
  pattern: string;
  fields: readonly SearchField[];
}

/** The condition that the event `e` itself says this word. */
export function buildEventMatch({ pattern, fields }: Omit<MatchParts, "tenant">): string | null {
  const [title, hosts] = [fields.includes("title"), fields.includes("hosts")];
  if (!title && !hosts) return null;
  const indexed = `${EVENT_TEXT} LIKE ${pattern}`;
  if (title && hosts) return indexed;
  return `${indexed} AND ${title ? TITLE_TEXT : CREATOR_TEXT} LIKE ${pattern}`;
}

/** The condition that the invitee `i` is called so. */
export function buildInviteeMatch({ pattern, fields }: Omit<MatchParts, "tenant">): string | null {
  const [guests, hosts] = [fields.includes("guests"), fields.includes("hosts")];
  if (!guests && !hosts) return null;
  const indexed = `${INVITEE_TEXT} LIKE ${pattern}`;
  if (guests && hosts) return indexed;
  return `${indexed} AND ${guests ? "NOT (i.su OR i.host)" : "(i.su OR i.host)"}`;
}

/** Of the users whose name or address says this word. */
export const buildUserMatch = ({ tenant, pattern }: Omit<MatchParts, "fields">) =>
  `SELECT u.id FROM users u WHERE u.organization_id = ${tenant} AND ${USER_TEXT} LIKE ${pattern}`;

/** Who holds the event, or the room in which it is. */
export const listUserColumns = (fields: readonly SearchField[]) => [
  ...(fields.includes("hosts") ? ["e.created_by_user_id"] : []),
  ...(fields.includes("places") ? ["e.room_id"] : []),
];

/** The condition that the event `e` says this word, to somebody who may see it; `reader`: what of it is shown. */
export function buildWordMatch(asked: MatchParts, shown: VisibilityParams | null): string {
  const { tenant, pattern, fields } = asked;
  const [ofEvent, ofInvitee] = [buildEventMatch(asked), buildInviteeMatch(asked)];
  const users = listUserColumns(fields).map((column) => `${column} IN (${buildUserMatch(asked)})`);
  // OFFSET 0: one look each, at the few people and places of an event.
  const looks = [
    ...(ofEvent ? [`(${ofEvent})`] : []),
    ...(ofInvitee
      ? [
          `EXISTS (SELECT FROM invitees i WHERE i.organization_id = ${tenant} AND i.event_id = e.id
                      AND ${ofInvitee}${shown ? ` AND ${buildVisibleCondition(shown, asked)}` : ""} OFFSET 0)`,
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
  return `(${looks.join(" OR ")})`;
}

/** Parameters of whom a member is and whose meetings they handle. */
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
 * As `redactAddresses` has it: of meetings that others have arranged a member sees who else comes, but not their addresses;
 * where several book seats, nobody but its hosts. What is not shown must not be found either.
 */
const buildVisibleCondition = (
  { me, people }: VisibilityParams,
  { tenant, pattern }: Omit<MatchParts, "fields">,
) =>
  `(COALESCE(e.created_by_user_id = ANY (${people}), false) OR i.su OR i.user_id = ${me}
    OR ((e.seats IS NULL OR i.host OR EXISTS (SELECT FROM invitees o
          WHERE o.organization_id = ${tenant} AND o.event_id = i.event_id AND o.user_id = ${me} AND (o.su OR o.host)))
        AND ${SHOWN_INVITEE_TEXT} LIKE ${pattern}))`;
