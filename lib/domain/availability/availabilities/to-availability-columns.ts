import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { AvailabilityBody } from "./schema";

/**
 * Returns the columns that take their values from the body unchanged; a missing key leaves its column alone.
 */
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
