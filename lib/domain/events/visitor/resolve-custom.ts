import type { CustomSettings } from "@/lib/domain/booking-pages/bookpages/custom";
import type { EventVisitor } from "./load-event-page";

/** The settings of the page that the event was booked on; an appointment type's win. */
export const resolveCustom = ({ page, appointmentType }: EventVisitor["event"]): CustomSettings => ({
  ...(page?.custom as CustomSettings | undefined),
  ...(appointmentType?.custom as CustomSettings | undefined),
});
