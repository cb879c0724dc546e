import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { EventVisitor } from "./load-event-page";

/** Resolves the settings of the event's page; those of its appointment type override them. */
export const resolveEventSettings = ({ page, appointmentType }: EventVisitor["event"]): PageSettings => ({
  ...(page?.settings as PageSettings | undefined),
  ...(appointmentType?.settings as PageSettings | undefined),
});
