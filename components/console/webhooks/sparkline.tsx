import type { Schemas } from "../api";
import { useText } from "../texts";

type Hour = Schemas["HookActivity"]["hooks"][number]["hours"][number];

const HEIGHT = 28;
const STEP = 5;
const LEAST = 3;

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
  const tall = (count: number) => (count === 0 ? 0 : LEAST + (count / most) * (HEIGHT - 3 * LEAST));
  return (
    <svg
      width={hours.length * STEP}
      height={HEIGHT}
      viewBox={`0 0 ${hours.length * STEP} ${HEIGHT}`}
      role="img"
      aria-label={t("webhooks.counts", total)}
      className="inline-block max-w-full"
    >
      <title>{t("webhooks.counts", total)}</title>
      <path d={`M0 ${HEIGHT - 0.5}H${hours.length * STEP}`} className="stroke-line" />
      {hours.map((hour, index) => {
        const bar = { x: index * STEP, width: STEP - 1 };
        const [failed, pending, delivered] = [tall(hour.failed), tall(hour.pending), tall(hour.delivered)];
        return (
          <g key={index.toString()}>
            <rect {...bar} y={HEIGHT - failed} height={failed} className="fill-bad" />
            <rect {...bar} y={HEIGHT - failed - pending} height={pending} className="fill-busy" />
            <rect {...bar} y={HEIGHT - failed - pending - delivered} height={delivered} className="fill-ok" />
          </g>
        );
      })}
    </svg>
  );
}
