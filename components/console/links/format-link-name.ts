import type { Schemas } from "../api";
import { formatMoment } from "../format-moment";
import type { Me } from "../me";
import type { TranslateConsole } from "../texts";

/** Names a link by its label, otherwise by its recipient, otherwise by its creation date. */
export const formatLinkName = (
  { label, prefill, createdAt }: Schemas["Link"],
  me: Me,
  t: TranslateConsole,
): string =>
  label || prefill.name || prefill.email || t("links.unnamed", { date: formatMoment(me, createdAt) });
