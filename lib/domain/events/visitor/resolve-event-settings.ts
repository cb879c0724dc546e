import type { CustomSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { EventVisitor } from "./load-event-page";

/** The settings of the page that the event was booked on; an appointment type's win. */
export const resolveEventSettings = ({ page, appointmentType }: EventVisitor["event"]): CustomSettings => ({
  ...(page?.custom as CustomSettings | undefined),
  ...(appointmentType?.custom as CustomSettings | undefined),
});
