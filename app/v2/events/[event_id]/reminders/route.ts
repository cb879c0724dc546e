import { route, routes } from "@/lib/api/route";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { remindInvitees } from "@/lib/domain/events/changes/remind-invitees";
import { remindInviteesContract } from "@/lib/domain/events/operations-contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(remindInviteesContract, async (call) => (await remindInvitees(call.db, toEventTarget(call))).event),
);
