import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { resolveCalendarChangeContract } from "@/lib/domain/events/calendar-changes/contract";
import { resolveCalendarChange } from "@/lib/domain/events/calendar-changes/resolve-change";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { redactAddresses } from "@/lib/domain/events/redact-addresses";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(resolveCalendarChangeContract, async (call) => {
    const request = { change: call.params.change_id, step: call.body.step };
    return redactAddresses(
      await resolveCalendarChange(call.db, toEventTarget(call), request, call.auth.member),
      call.auth.member,
    );
  }),
);
