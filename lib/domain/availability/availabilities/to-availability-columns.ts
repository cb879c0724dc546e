import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { AvailabilityBody } from "./schema";

/** The columns that stand in the body as they are; a key that was not sent leaves its column alone. */
export const toAvailabilityColumns = (body: AvailabilityBody) =>
  omitUndefined({
    todayAsBusy: body.today_as_busy,
    pastAsBusy: body.past_as_busy,
    daysAfterAsBusy: body.days_after_as_busy,
    bufferBefore: body.buffer_before,
    bufferAfter: body.buffer_after,
    allDayBusy: body.all_day_busy,
    minimumNotice: body.minimum_notice,
    startDate: body.start_date,
    endDate: body.end_date,
    limits: body.limits,
  });
