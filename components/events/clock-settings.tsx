import { HourCycleLinks } from "@/components/booking/hour-cycle-links";
import { ZoneForm } from "@/components/booking/zone-form";
import type { HourCycleView, ZoneView } from "@/lib/pages/page-shell/view";

/** The time zone and the hour format, side by side on the narrowest phone, too. */
export function ClockSettings({ zone, hours }: { zone: ZoneView; hours: HourCycleView }) {
  return (
    <div className="flex min-w-0 items-start gap-3 max-sm:justify-between">
      <ZoneForm zone={zone} />
      <HourCycleLinks hours={hours} />
    </div>
  );
}
