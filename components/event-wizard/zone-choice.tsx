import { FillZones } from "@/components/booking/fill-zones";
import { renderZoneOption } from "@/components/booking/zone-options";
import { Icon } from "@/components/ui/icon";
import { Island } from "@/components/ui/island";
import type { ZoneView } from "@/lib/pages/page-shell/view";

/** The time zone of the form's times. */
export function ZoneChoice({ zone }: { zone: ZoneView }) {
  return (
    <div className="flex min-w-0 items-end gap-2">
      <label className="relative flex min-w-0 flex-col text-sm font-medium">
        {zone.label}
        <select
          name="tz"
          className="input select mt-2 max-w-full text-sm"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by `renderZoneOption`
          dangerouslySetInnerHTML={{ __html: renderZoneOption(zone.current) + zone.options }}
        />
        <Icon name="down" className="pointer-events-none absolute end-3 bottom-4 size-4" />
        <Island>{zone.all ? <FillZones source={zone.source} current={zone.current.value} /> : null}</Island>
      </label>
      {zone.all ? (
        <noscript>
          <button type="submit" name="go" value="zones" className="button">
            {zone.all.label}
          </button>
        </noscript>
      ) : null}
    </div>
  );
}
