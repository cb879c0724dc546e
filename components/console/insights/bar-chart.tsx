export interface Bar {
  label: string;
  booked: number;
  cancelled: number;
}

const CHART_HEIGHT_PX = 160;
const HEAD_HEIGHT_PX = 20;
const FOOT_HEIGHT_PX = 24;
/** The fraction of a column's width that stays empty. */
const GAP_FRACTION = 0.2;
/** More labels would overlap on a phone. */
const MAX_LABELS = 4;
const MAX_NUMBERS = 14;

/** A column chart; the cancelled part is marked at the foot of each column. */
export function BarChart({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const most = Math.max(1, ...bars.map(({ booked }) => booked));
  const tall = (count: number) => (count / most) * (CHART_HEIGHT_PX - HEAD_HEIGHT_PX);
  const across = (columns: number) => `${(columns / bars.length) * 100}%`;
  const every = Math.ceil(bars.length / MAX_LABELS);
  return (
    <svg
      width="100%"
      height={CHART_HEIGHT_PX + FOOT_HEIGHT_PX}
      role="img"
      aria-label={label}
      className="text-xs"
    >
      {bars.map((bar, index) => {
        const column = { x: across(index + GAP_FRACTION / 2), width: across(1 - GAP_FRACTION) };
        const centre = { x: across(index + 0.5), textAnchor: "middle" as const };
        const [booked, cancelled] = [tall(bar.booked), tall(bar.cancelled)];
        return (
          <g key={bar.label}>
            <rect {...column} y={CHART_HEIGHT_PX - booked} height={booked} className="fill-accent" />
            <rect {...column} y={CHART_HEIGHT_PX - cancelled} height={cancelled} className="fill-bad" />
            {bar.booked > 0 && bars.length <= MAX_NUMBERS ? (
              <text {...centre} y={CHART_HEIGHT_PX - booked - 6} className="fill-text font-medium">
                {bar.booked}
              </text>
            ) : null}
            {index % every === 0 ? (
              <text x={column.x} y={CHART_HEIGHT_PX + FOOT_HEIGHT_PX - 6} className="fill-muted">
                {bar.label}
              </text>
            ) : null}
          </g>
        );
      })}
      <rect y={CHART_HEIGHT_PX} width="100%" height="1" className="fill-busy" />
    </svg>
  );
}
