import type { Frame } from "@/lib/domain/calendars/provider";

/** What of a reading it takes to work out the files that it brings. */
export const toFrame = ({ window, zone, owners, statuses }: Frame): Frame => ({
  window,
  zone,
  ...(owners && { owners }),
  ...(statuses && { statuses }),
});
