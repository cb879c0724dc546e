import type { ExpansionOptions } from "@/lib/domain/calendars/provider";

/** What of a reading it takes to work out the files that it brings. */
export const toExpansionOptions = ({
  window,
  zone,
  owners,
  statuses,
}: ExpansionOptions): ExpansionOptions => ({
  window,
  zone,
  ...(owners && { owners }),
  ...(statuses && { statuses }),
});
