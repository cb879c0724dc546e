import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { DEFAULT_TITLE, renderTitle } from "./title-template";

interface BookedTitle {
  title: string;
  /** The settings of the page, with those of the appointment type over them. */
  settings: Pick<PageSettings, "auto_title">;
  /** The name of the booker; empty for a meeting with seats, whose title has none. */
  invitee: string;
}

/**
 * Returns the title of a booking for another host. Only a title that the page generated changes; one that somebody
 * typed stays.
 */
export function renameGeneratedTitle(
  { title, settings, invitee }: BookedTitle,
  { from, to }: { from: string; to: string },
): string {
  const template = settings.auto_title || DEFAULT_TITLE;
  return title === renderTitle(template, { invitee, me: from })
    ? renderTitle(template, { invitee, me: to })
    : title;
}
