import { useMemo, useState } from "preact/hooks";
import type { BaseContext, CalendarContext } from "./calendar-context";
import { createFormatter, pickHourCycle } from "./create-formatter";

export type VisitorChoices = ReturnType<typeof useVisitorChoices>;

/** Holds the choices before a slot: appointment type, member and time zone. */
export function useVisitorChoices(basis: BaseContext) {
  const { first, service, lang } = basis;
  const [facts, setFacts] = useState(first);
  const [type, setType] = useState(service.type);
  const [host, pickHost] = useState<string | null>(null);
  const [zone, pickZone] = useState(basis.timezone);
  const [hours, setHours] = useState(() => pickHourCycle(lang, first.branding.hour_cycle));
  const [isAway, setAway] = useState(false);
  const timezone = facts.timezone_locked ? facts.timezone : zone;
  const format = useMemo(() => createFormatter(lang, timezone, hours), [lang, timezone, hours]);
  const pickType = async (requested: string | null) => {
    setAway(false);
    try {
      setFacts(requested === null ? first : await service.getFacts(requested, lang));
      setType(requested);
      pickHost(null);
    } catch {
      setAway(true);
    }
  };
  // A page with types asks for one before it shows times; an address with a length has decided.
  const isChoosing = type === null && first.types.length > 0 && service.minutes === null;
  const context: CalendarContext = { ...basis, facts, type, host, timezone, hours, format };
  return { context, pickType, pickHost, pickZone, pickHours: setHours, isAway, isChoosing };
}
