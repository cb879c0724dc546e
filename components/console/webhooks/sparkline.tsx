import type { Schemas } from "../api";
import { useText } from "../texts";

type Hour = Schemas["HookActivity"]["hooks"][number]["hours"][number];

const SPARKLINE_HEIGHT_PX = 28;
const HOUR_WIDTH_PX = 5;
const MIN_BAR_HEIGHT_PX = 3;

/** Deliveries by hour: what failed at the foot, on it what waits, on top what arrived. */
export function Sparkline({ hours }: { hours: readonly Hour[] }) {
  const t = useText();
  const total = { delivered: 0, failed: 0, pending: 0 };
  for (const hour of hours) {
    total.delivered += hour.delivered;
    total.failed += hour.failed;
    total.pending += hour.pending;
  }
  const most = Math.max(...hours.map(({ delivered, failed, pending }) => delivered + failed + pending));
  if (most === 0) return <span className="text-muted">{t("webhooks.quiet")}</span>;
  // One failure among hundreds must still be seen; the rest gives way.
  const tall = (count: number) =>
    count === 0 ? 0 : MIN_BAR_HEIGHT_PX + (count / most) * (SPARKLINE_HEIGHT_PX - 3 * MIN_BAR_HEIGHT_PX);
  return (
    <svg
      width={hours.length * HOUR_WIDTH_PX}
      height={SPARKLINE_HEIGHT_PX}
      viewBox={`0 0 ${hours.length * HOUR_WIDTH_PX} ${SPARKLINE_HEIGHT_PX}`}
      role="img"
      aria-label={t("webhooks.counts", total)}
      className="inline-block max-w-full"
    >
      <title>{t("webhooks.counts", total)}</title>
      <path d={`M0 ${SPARKLINE_HEIGHT_PX - 0.5}H${hours.length * HOUR_WIDTH_PX}`} className="stroke-line" />
      {hours.map((hour, index) => {
        const bar = { x: index * HOUR_WIDTH_PX, width: HOUR_WIDTH_PX - 1 };
        const [failed, pending, delivered] = [tall(hour.failed), tall(hour.pending), tall(hour.delivered)];
        return (
          <g key={index.toString()}>
            <rect {...bar} y={SPARKLINE_HEIGHT_PX - failed} height={failed} className="fill-bad" />
            <rect
              {...bar}
              y={SPARKLINE_HEIGHT_PX - failed - pending}
              height={pending}
              className="fill-busy"
            />
            <rect
              {...bar}
              y={SPARKLINE_HEIGHT_PX - failed - pending - delivered}
              height={delivered}
              className="fill-ok"
            />
          </g>
        );
      })}
    </svg>
  );
}
