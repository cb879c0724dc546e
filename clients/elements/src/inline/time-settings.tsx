/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";
import { isSameZone } from "@/lib/core/time/normalize-zone";
import type { ZoneOptionGroup } from "./page-client";
import type { CalendarApp } from "./use-app";

/** The choice of the time zone and of 12 or 24 hours. */
export function TimeSettings({ app }: { app: CalendarApp }) {
  const { t, facts, format, hours, pickHours, timezone } = app;
  return (
    <div class="clocks">
      {facts.timezone_locked ? (
        <p class="hint">
          {timezone} · {t("zoneLocked", { name: facts.host })}
        </p>
      ) : (
        <ZoneSelect app={app} />
      )}
      <fieldset class="hours">
        <legend class="unseen">{t("hours")}</legend>
        {(["h12", "h23"] as const).map((cycle) => (
          <label key={cycle} class="slot">
            <input
              type="radio"
              name="hours"
              checked={hours === cycle}
              aria-label={t(cycle === "h12" ? "hours12" : "hours24")}
              onChange={() => pickHours(cycle)}
            />
            <bdi>{format.hours[cycle]}</bdi>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

function ZoneSelect({ app: { t, service, lang, timezone, format, pickZone } }: { app: CalendarApp }) {
  const [groups, setGroups] = useState<ZoneOptionGroup[]>([]);
  useEffect(() => {
    service.listZones(lang).then(setGroups, () => {}); // the visitor's zone stays without the list
  }, [service, lang]);
  // Browsers report some zones by older names than the list has.
  const listed = groups.flatMap(({ zones }) => zones).find(({ value }) => isSameZone(value, timezone))?.value;
  return (
    <label>
      <span class="unseen">{t("zone")}</span>
      <select value={listed ?? timezone} onChange={(event) => pickZone(event.currentTarget.value)}>
        {listed ? null : <option value={timezone}>{format.place}</option>}
        {groups.map(({ label, zones }) => (
          <optgroup key={label} label={label}>
            {zones.map((zone) => (
              <option key={zone.value} value={zone.value}>
                {zone.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
