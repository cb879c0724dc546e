import { route, routes } from "@/lib/api/route";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { setNoShow } from "@/lib/domain/events/changes/set-no-show";
import { hideAddresses } from "@/lib/domain/events/hide-addresses";
import { setNoShowContract } from "@/lib/domain/events/operations-contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(setNoShowContract, async (call) =>
    hideAddresses((await setNoShow(call.db, toEventTarget(call), call.body)).event, call.auth.member),
  ),
);
