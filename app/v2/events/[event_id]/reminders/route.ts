import { targetOf } from "@/lib/events/event-target";
import { remindInviteesContract } from "@/lib/events/operations-contract";
import { remindInvitees } from "@/lib/events/remind-invitees";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(remindInviteesContract, async (call) => (await remindInvitees(call.db, targetOf(call))).event),
);
