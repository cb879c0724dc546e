import type { Schemas } from "../api";
import { formatMoment } from "../format-moment";
import type { Me } from "../me";
import type { TranslateConsole } from "../texts";

/** By its label, else by whom it is for, else by when it was made. */
export const formatLinkName = (
  { label, prefill, createdAt }: Schemas["Link"],
  me: Me,
  t: TranslateConsole,
): string =>
  label || prefill.name || prefill.email || t("links.unnamed", { date: formatMoment(me, createdAt) });
