import type { Schemas } from "../api";
import { useText } from "../texts";

type Hour = Schemas["HookActivity"]["hooks"][number]["hours"][number];

const HEIGHT = 28;
const STEP = 5;
const LEAST = 3;

/** Deliveries by hour: what failed is filled solid at the foot, what arrived stands on it. */
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
  const tall = (count: number) => (count === 0 ? 0 : Math.max(LEAST, (count / most) * HEIGHT));
  return (
    <svg
      width={hours.length * STEP}
      height={HEIGHT}
      role="img"
      aria-label={t("webhooks.counts", total)}
      className="max-w-full"
    >
      <title>{t("webhooks.counts", total)}</title>
      <path d={`M0 ${HEIGHT - 0.5}H${hours.length * STEP}`} className="stroke-line" />
      {hours.map((hour, index) => {
        const [failed, others] = [tall(hour.failed), tall(hour.delivered + hour.pending)];
        const bar = { x: index * STEP, width: STEP - 1 };
        return (
          <g key={index.toString()}>
            <rect {...bar} y={HEIGHT - failed} height={failed} className="fill-bad" />
            <rect {...bar} y={HEIGHT - failed - others} height={others} className="fill-busy" />
          </g>
        );
      })}
    </svg>
  );
}
