import { targetOf } from "@/lib/events/event-target";
import { removeInviteeContract } from "@/lib/events/operations-contract";
import { removeInvitee } from "@/lib/events/remove-invitee";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(removeInviteeContract, (call) => removeInvitee(call.db, targetOf(call), call.params.invitee_id)),
);
