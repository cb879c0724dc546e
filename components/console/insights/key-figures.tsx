"use client";
import type { Schemas } from "../api";
import { useMe } from "../me";
import { useText } from "../texts";

type Totals = Pick<
  Schemas["InsightsTotals"],
  "booked" | "cancelled" | "held" | "no_shows" | "median_lead_days"
>;

const computeShare = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** The totals of the range, each beside that of the preceding range of equal length. */
export function KeyFigures({ read }: { read: Schemas["Insights"] }) {
  const t = useText();
  const { locale } = useMe();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const formatDays = (count: number) => t("insights.days", { count });
  const figures = [
    { label: t("insights.bookings"), say: number.format, of: ({ booked }: Totals) => booked },
    {
      label: t("insights.shareHeld"),
      say: percent.format,
      of: ({ held, no_shows }: Totals) => computeShare(held - no_shows, held),
    },
    {
      label: t("insights.share"),
      say: percent.format,
      of: ({ cancelled, booked }: Totals) => computeShare(cancelled, booked),
    },
    { label: t("insights.median"), say: formatDays, of: ({ median_lead_days: days }: Totals) => days },
  ];
  return (
    <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {figures.map(({ label, say: format, of }) => {
        const [value, before] = [of(read), read.previous ? of(read.previous) : null];
        return (
          <div key={label} className="rounded-lg border border-line bg-raised p-4 sm:p-6">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="text-2xl font-bold tracking-tight">{value === null ? "–" : format(value)}</dd>
            <dd className="mt-1 text-muted text-xs">
              {t("insights.before", { value: before === null ? "–" : format(before) })}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
