import type { HourCycleView } from "@/lib/pages/frame/view";

/** 12 or 24 hours, as two links. */
export function HourCycleLinks({ hours }: { hours: HourCycleView }) {
  return (
    <nav aria-label={hours.label} className="flex flex-none rounded-sm border border-busy text-sm">
      {hours.items.map((item) => (
        <a
          key={item.href}
          href={item.href}
          aria-label={item.label}
          {...(item.current ? { "aria-current": "true" as const } : {})}
          className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-[5px] px-3 text-muted transition-colors hover:text-text aria-[current]:bg-text aria-[current]:font-medium aria-[current]:text-raised"
        >
          <bdi>{item.text}</bdi>
        </a>
      ))}
    </nav>
  );
}
