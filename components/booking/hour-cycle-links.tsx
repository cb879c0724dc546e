import type { HourCycleView } from "@/lib/pages/page-shell/view";

/** The choice of 12 or 24 hours as two links. */
export function HourCycleLinks({ hours }: { hours: HourCycleView }) {
  return (
    <nav aria-label={hours.label} className="hours">
      {hours.items.map((item) => (
        <a
          key={item.href}
          href={item.href}
          aria-label={item.label}
          {...(item.current ? { "aria-current": "true" as const } : {})}
        >
          <bdi>{item.text}</bdi>
        </a>
      ))}
    </nav>
  );
}
