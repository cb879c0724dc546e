import { route, routes } from "@/lib/api/route";
import { settleCalendarChangeContract } from "@/lib/domain/events/calendar-changes/contract";
import { settleChange } from "@/lib/domain/events/calendar-changes/settle-change";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { hideAddresses } from "@/lib/domain/events/hide-addresses";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(settleCalendarChangeContract, async (call) => {
    const wanted = { change: call.params.change_id, step: call.body.step };
    return hideAddresses(
      await settleChange(call.db, toEventTarget(call), wanted, call.auth.member),
      call.auth.member,
    );
  }),
);
