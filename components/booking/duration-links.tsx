import type { LengthsView } from "@/lib/pages/booking/view";

/** The choice of the duration as links, since each duration has free times of its own. */
export function DurationLinks({ lengths }: { lengths: LengthsView }) {
  return (
    <nav aria-label={lengths.label} className="border-b border-line px-4 py-3 sm:px-6">
      <ul className="flex flex-wrap gap-2">
        {lengths.items.map((item) => (
          <li key={item.href}>
            <a
              href={item.href}
              {...(item.current ? { "aria-current": "true" as const } : {})}
              className="inline-flex min-h-11 items-center rounded-sm border border-busy px-4 text-sm transition-colors hover:border-text aria-[current]:border-text aria-[current]:bg-text aria-[current]:font-medium aria-[current]:text-raised"
            >
              {item.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
