import { escapeMarkup } from "@/lib/core/text/escape-markup";

export function renderZoneOption(zone: { value: string; label: string }): string {
  return `<option value="${escapeMarkup(zone.value)}">${escapeMarkup(zone.label)}</option>`;
}

/**
 * Renders the `<optgroup>`s of all zones as one cacheable string; React elements would cost more than the rest of the
 * page.
 */
export function renderZoneOptions(
  groups: { label: string; zones: { value: string; label: string }[] }[],
): string {
  return groups
    .map(({ label, zones }) => {
      const options = zones.map((zone) => renderZoneOption(zone)).join("");
      return `<optgroup label="${escapeMarkup(label)}">${options}</optgroup>`;
    })
    .join("");
}
