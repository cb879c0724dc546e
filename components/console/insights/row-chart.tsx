import type { Bar } from "./bar-chart";

/** A bar chart with horizontal bars, for long names. */
export function RowChart({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const most = Math.max(1, ...bars.map(({ booked }) => booked));
  const share = (count: number) => `${(count / most) * 100}%`;
  return (
    <ul aria-label={label} className="grid gap-3">
      {bars.map((bar) => (
        <li key={bar.label}>
          <p className="flex justify-between gap-4 text-xs">
            <span className="min-w-0 break-words">{bar.label}</span>
            <span className="font-medium">{bar.booked}</span>
          </p>
          <svg width="100%" height="10" aria-hidden className="mt-1 block">
            <rect width="100%" height="10" rx="2" className="fill-line" />
            <rect width={share(bar.booked)} height="10" rx="2" className="fill-accent" />
            <rect width={share(bar.cancelled)} height="10" rx="2" className="fill-bad" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
