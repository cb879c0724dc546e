import type { Instant } from "@/lib/core/time/instant";
import type { Language } from "./languages";
import { getTranslator } from "./translate";
import { formatZoneLabel, listOfferedZones } from "./zone-names";

export interface ZoneGroup {
  label: string;
  zones: { value: string; label: string }[];
}

/** The code of the continent (UN M49) or country that names the group, by the first part of a zone's name. */
const REGION_CODES: Record<string, string> = {
  Africa: "002",
  America: "019",
  Antarctica: "AQ",
  Arctic: "150",
  Asia: "142",
  Australia: "009",
  Europe: "150",
  Pacific: "009",
};

/** Lists every zone with its offset at that instant, grouped by continent, UTC first. */
export function listZoneGroups(lang: Language, at: Instant): ZoneGroup[] {
  const t = getTranslator(lang);
  const names = new Intl.DisplayNames(lang, { type: "region" });
  const collator = new Intl.Collator(lang);
  const nameArea = (area: string) => {
    const code = REGION_CODES[area];
    if (code) return names.of(code) ?? area;
    return area === "Atlantic"
      ? t("booking.zoneAtlantic")
      : area === "Indian"
        ? t("booking.zoneIndian")
        : area;
  };
  const groups = new Map<string, ZoneGroup>();
  for (const zone of listOfferedZones()) {
    const label = nameArea(zone.split("/")[0] ?? zone);
    const group = groups.get(label) ?? { label, zones: [] };
    groups.set(label, group);
    group.zones.push({ value: zone, label: formatZoneLabel(zone, at) });
  }
  for (const { zones } of groups.values()) zones.sort((a, b) => collator.compare(a.label, b.label));
  return [...groups.values()].sort(
    (a, b) => Number(b.label === "UTC") - Number(a.label === "UTC") || collator.compare(a.label, b.label),
  );
}
