import type { ExpansionOptions } from "@/lib/domain/calendars/provider";

/** Selects the options for expanding files from those of a sync. */
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
