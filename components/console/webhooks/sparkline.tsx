import type { Schemas } from "../api";
import { useText } from "../texts";

type Hour = Schemas["HookActivity"]["hooks"][number]["hours"][number];

const SPARKLINE_HEIGHT_PX = 28;
const HOUR_WIDTH_PX = 5;
const MIN_BAR_HEIGHT_PX = 3;

/** The colours from bottom to top. */
const FILLS = [
  ["failed", "fill-bad"],
  ["pending", "fill-busy"],
  ["delivered", "fill-ok"],
] as const;

const computeTotal = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** A sparkline of deliveries by hour: failures at the bottom, pending above, successes on top. */
export function Sparkline({ hours }: { hours: readonly Hour[] }) {
  const t = useText();
  const most = Math.max(...hours.map((hour) => computeTotal(FILLS.map(([kind]) => hour[kind]))));
  if (most === 0) return <span className="text-muted">{t("webhooks.quiet")}</span>;
  // A single failure among hundreds stays visible; the other parts shrink.
  const tall = (count: number) =>
    count === 0 ? 0 : MIN_BAR_HEIGHT_PX + (count / most) * (SPARKLINE_HEIGHT_PX - 3 * MIN_BAR_HEIGHT_PX);
  const width = hours.length * HOUR_WIDTH_PX;
  const total = (kind: keyof Hour) => computeTotal(hours.map((hour) => hour[kind]));
  const counts = t("webhooks.counts", {
    delivered: total("delivered"),
    failed: total("failed"),
    pending: total("pending"),
  });
  return (
    <svg
      width={width}
      height={SPARKLINE_HEIGHT_PX}
      viewBox={`0 0 ${width} ${SPARKLINE_HEIGHT_PX}`}
      role="img"
      aria-label={counts}
      className="inline-block max-w-full"
    >
      <title>{counts}</title>
      <path d={`M0 ${SPARKLINE_HEIGHT_PX - 0.5}H${width}`} className="stroke-line" />
      {hours.map((hour, index) =>
        FILLS.map(([kind, fill], at) => (
          <rect
            key={index.toString() + kind}
            x={index * HOUR_WIDTH_PX}
            width={HOUR_WIDTH_PX - 1}
            y={SPARKLINE_HEIGHT_PX - computeTotal(FILLS.slice(0, at + 1).map(([below]) => tall(hour[below])))}
            height={tall(hour[kind])}
            className={fill}
          />
        )),
      )}
    </svg>
  );
}
