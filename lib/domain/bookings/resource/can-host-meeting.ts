import { canTakeMeeting } from "@/lib/core/slots/can-take-meeting";
import { isOffered } from "@/lib/core/slots/is-offered";
import type { Host } from "@/lib/core/slots/schedule";
import { MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";

/**
 * Whether a meeting that stands already can become this host's: free, buffers included, present, within every limit and
 * within the hours. Notice, horizon and steps are for those who book.
 */
export function canHostMeeting(host: Host, { start, end }: Interval): boolean {
  const { schedule } = host;
  if (schedule === null || !canTakeMeeting(host, start, end)) return false;
  const open = {
    ...schedule,
    pastAsBusy: false,
    todayAsBusy: false,
    daysAfterAsBusy: null,
    minimumNotice: 0,
    startDate: null,
    endDate: null,
    limits: [],
  };
  const duration = (end - start) / MINUTE;
  const hosts = [{ ...host, schedule: open, quotas: [] }];
  return isOffered({ hosts, match: "all", duration, step: 1, now: start }, start);
}
