import { Icon } from "@/components/ui/icon";
import { Island } from "@/components/ui/island";
import type { ZoneView } from "@/lib/pages/page-shell/view";
import { FillZones } from "./fill-zones";
import { renderHiddenFields } from "./render-hidden-fields";
import { renderZoneOption } from "./zone-options";

/** The reader's time zone: a GET form, or the locked zone with its reason. */
export function ZoneForm({ zone }: { zone: ZoneView }) {
  if (zone.locked !== null) {
    return (
      <p className="flex gap-2 text-sm">
        <Icon name="globe" className="mt-0.5 size-5" />
        <span>
          <span className="font-medium">{zone.current.label}</span>
          <span className="block text-muted">{zone.locked}</span>
        </span>
      </p>
    );
  }
  const current = renderZoneOption(zone.current); // the current zone is the first option of the markup
  return (
    <form
      action={zone.action}
      data-auto-submit
      autoComplete="off"
      className="flex min-w-0 flex-wrap items-center gap-2"
    >
      {renderHiddenFields(zone.hidden)}
      <label className="relative flex min-w-0 items-center text-sm">
        <span className="sr-only">{zone.label}</span>
        <Icon name="globe" className="pointer-events-none absolute start-3 size-5" />
        <select
          name="tz"
          className="input select zone"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by `renderZoneOption`; see there why it is a string
          dangerouslySetInnerHTML={{ __html: current + zone.options }}
        />
        <Icon name="down" className="pointer-events-none absolute end-3 size-4" />
      </label>
      <noscript>
        <span className="flex flex-wrap items-center gap-2">
          <input
            name="city"
            aria-label={zone.city}
            placeholder={zone.city}
            className="input w-36 flex-none text-sm"
          />
          <button type="submit" className="button">
            {zone.submit}
          </button>
          {zone.all ? (
            <a href={zone.all.href} className="link text-sm">
              {zone.all.label}
            </a>
          ) : null}
        </span>
      </noscript>
      <Island>{zone.all ? <FillZones source={zone.source} current={zone.current.value} /> : null}</Island>
    </form>
  );
}
