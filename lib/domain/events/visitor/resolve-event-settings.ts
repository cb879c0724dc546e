import type { CustomSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { EventVisitor } from "./load-event-page";

/** Resolves the settings of the event's page; those of its appointment type override them. */
export const resolveEventSettings = ({ page, appointmentType }: EventVisitor["event"]): CustomSettings => ({
  ...(page?.settings as CustomSettings | undefined),
  ...(appointmentType?.settings as CustomSettings | undefined),
});
