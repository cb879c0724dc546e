import { route, routes } from "@/lib/api/route";
import { declineEvent } from "@/lib/domain/events/changes/decline-event";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { hideAddresses } from "@/lib/domain/events/hide-addresses";
import { declineEventContract } from "@/lib/domain/events/operations-contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(declineEventContract, async (call) =>
    hideAddresses((await declineEvent(call.db, toEventTarget(call), call.body)).event, call.auth.member),
  ),
);
