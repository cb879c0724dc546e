import { canTakeMeeting } from "@/lib/core/slots/can-take-meeting";
import { isOffered } from "@/lib/core/slots/is-offered";
import type { Host } from "@/lib/core/slots/schedule";
import type { StayRules } from "@/lib/core/slots/stays/stay-rules";
import { MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";

/**
 * Returns whether a host can take over an existing meeting: free with buffers, not absent, within limits and
 * hours. Notice, horizon and grid only apply to bookers.
 */
export function canHostMeeting(host: Host, { start, end }: Interval, stay?: StayRules): boolean {
  const { schedule } = host;
  if (schedule === null || !canTakeMeeting(host, start, end)) return false;
  const open = {
    ...schedule,
    pastAsBusy: false,
    todayAsBusy: false,
    daysAfterAsBusy: null,
    workingDaysAfter: null,
    minimumNotice: 0,
    startDate: null,
    endDate: null,
    limits: [],
    focus: null,
  };
  const duration = (end - start) / MINUTE;
  const hosts = [{ ...host, schedule: open, quotas: [] }];
  return isOffered({ hosts, match: "all", duration, step: 1, stay, now: start }, start);
}
