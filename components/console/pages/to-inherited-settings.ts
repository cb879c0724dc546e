import type { Availability } from "../resources/edited-availability";
import type { BookingSettings } from "../resources/edited-settings";

/** Converts an availability to the settings that pages have too, without its limits, which apply in addition to a page's. */
export function toInheritedSettings(hours: Availability): BookingSettings {
  return {
    minimum_notice: hours.minimum_notice,
    buffer_before: hours.buffer_before,
    buffer_after: hours.buffer_after,
    ...(hours.days_after_as_busy !== null && { days_after: hours.days_after_as_busy }),
    ...(hours.start_date !== null && { start_date: hours.start_date }),
    ...(hours.end_date !== null && { end_date: hours.end_date }),
  };
}
