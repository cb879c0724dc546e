import type { GetQuery } from "../api";
import { canSeeOthers, type Me } from "../me";

/** Admins get all events; members those they take part in, or have created while their address is unconfirmed. */
export function buildVisibleEventsQuery(
  me: Me,
): Pick<GetQuery<"/v2/events">, "creator_users" | "invitee_users"> {
  if (canSeeOthers(me)) return {};
  return me.confirmed ? { invitee_users: me.id } : { creator_users: me.id };
}
