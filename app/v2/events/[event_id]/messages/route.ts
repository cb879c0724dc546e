import { route, routes } from "@/lib/api/route";
import { addMessage } from "@/lib/domain/events/changes/add-message";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { hideAddresses } from "@/lib/domain/events/hide-addresses";
import { addMessageContract } from "@/lib/domain/events/operations-contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(addMessageContract, async (call) =>
    hideAddresses((await addMessage(call.db, toEventTarget(call), call.body)).event, call.auth.member),
  ),
);
