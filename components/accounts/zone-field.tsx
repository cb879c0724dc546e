import { renderZoneOption } from "@/components/booking/zone-options";
import { Icon } from "@/components/ui/icon";
import { Island } from "@/components/ui/island";
import { PreselectZone } from "./preselect-zone";

/** The select of the user's time zone, with all zones. */
export function ZoneField({
  label,
  current,
  options,
  error,
}: {
  label: string;
  current: { value: string; label: string };
  options: string;
  error: string | null;
}) {
  return (
    <div>
      <label htmlFor="timezone" className="text-sm font-medium">
        {label}
      </label>
      <span className="relative mt-2 flex items-center">
        <select
          id="timezone"
          name="timezone"
          className="input select"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by `renderZoneOption`
          dangerouslySetInnerHTML={{ __html: renderZoneOption(current) + options }}
          {...(error === null ? {} : { "aria-invalid": true, "aria-describedby": "timezone-error" })}
        />
        <Icon name="down" className="pointer-events-none absolute end-3 size-4" />
      </span>
      {error === null ? null : (
        <p id="timezone-error" className="mt-1 text-sm font-medium text-bad">
          {error}
        </p>
      )}
      <Island>
        <PreselectZone current={current.value} />
      </Island>
    </div>
  );
}
