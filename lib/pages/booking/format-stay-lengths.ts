import type { StayRules } from "@/lib/core/slots/stays/stay-rules";
import { formatUnits } from "@/lib/domain/events/stay/format-stay";
import type { Language } from "@/lib/platform/i18n/languages";
import type { Translate } from "@/lib/platform/i18n/translate";

/** Formats "2–14 nights". */
export const formatStayLengths = (lang: Language, t: Translate, { unit, least, most }: StayRules): string =>
  least === most ? formatUnits(lang, t, unit, most) : `${least}–${formatUnits(lang, t, unit, most)}`;
