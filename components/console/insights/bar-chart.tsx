export interface Bar {
  label: string;
  booked: number;
  cancelled: number;
}

const HEIGHT = 160;
const HEAD = 20;
const FOOT = 24;
/** Of a column's place, what stays free beside it. */
const GAP = 0.2;
/** On a phone, more would run into each other. */
const MOST_LABELS = 4;
const MOST_NUMBERS = 14;

/** Columns side by side; what was cancelled is marked off at the foot of each. */
export function BarChart({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const most = Math.max(1, ...bars.map(({ booked }) => booked));
  const tall = (count: number) => (count / most) * (HEIGHT - HEAD);
  const across = (places: number) => `${(places / bars.length) * 100}%`;
  const every = Math.ceil(bars.length / MOST_LABELS);
  return (
    <svg width="100%" height={HEIGHT + FOOT} role="img" aria-label={label} className="text-xs">
      {bars.map((bar, index) => {
        const column = { x: across(index + GAP / 2), width: across(1 - GAP) };
        const centre = { x: across(index + 0.5), textAnchor: "middle" as const };
        const [booked, cancelled] = [tall(bar.booked), tall(bar.cancelled)];
        return (
          <g key={bar.label}>
            <rect {...column} y={HEIGHT - booked} height={booked} className="fill-accent" />
            <rect {...column} y={HEIGHT - cancelled} height={cancelled} className="fill-bad" />
            {bar.booked > 0 && bars.length <= MOST_NUMBERS ? (
              <text {...centre} y={HEIGHT - booked - 6} className="fill-text font-medium">
                {bar.booked}
              </text>
            ) : null}
            {index % every === 0 ? (
              <text x={column.x} y={HEIGHT + FOOT - 6} className="fill-muted">
                {bar.label}
              </text>
            ) : null}
          </g>
        );
      })}
      <rect y={HEIGHT} width="100%" height="1" className="fill-busy" />
    </svg>
  );
}
