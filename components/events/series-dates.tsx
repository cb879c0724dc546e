import { UnbrokenRanges } from "@/components/ui/unbroken-ranges";
import type { EventView } from "@/lib/pages/event/view";

/** The position "3 of 8", which expands to all dates of the series. */
export function SeriesDates({ series }: { series: NonNullable<EventView["series"]> }) {
  return (
    <>
      <p className="font-medium">{series.place}</p>
      <details className="mt-1">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
          {series.others}
        </summary>
        <ol className="grid">
          {series.items.map((item) => (
            <li key={item.id} className="flex flex-wrap items-center gap-x-3">
              {item.href === null ? (
                <span className="inline-flex min-h-11 items-center font-medium">
                  <span>
                    <UnbrokenRanges text={item.label} />
                  </span>
                </span>
              ) : (
                <a
                  href={item.href}
                  className={`link inline-flex min-h-11 items-center ${item.struck ? "line-through" : ""}`}
                >
                  <span className="[text-decoration:inherit]">
                    <UnbrokenRanges text={item.label} />
                  </span>
                </a>
              )}
              {item.note === null ? null : <span className="text-sm text-muted">{item.note}</span>}
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
