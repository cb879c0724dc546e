import { Icon } from "@/components/ui/icon";
import type { SelectedSlotsView } from "@/lib/pages/booking/view";

/** The slots selected so far, of all days. */
export function SelectedSlots({ tray }: { tray: SelectedSlotsView }) {
  return (
    <section aria-labelledby="tray-title" className="border-t border-line px-4 py-4 sm:px-6">
      <div className="flex items-center gap-3">
        <h2 id="tray-title" aria-live="polite" className="text-sm font-medium">
          {tray.heading}
        </h2>
        <span aria-hidden="true" className="flex gap-1">
          {Array.from({ length: tray.needed }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
              key={index}
              className={
                index < tray.done
                  ? "h-2 w-5 rounded-xs border border-text bg-accent forced-color-adjust-none"
                  : "h-2 w-5 rounded-xs border border-busy"
              }
            />
          ))}
        </span>
      </div>
      {tray.items.length === 0 ? null : (
        <ul className="mt-3 flex flex-wrap gap-2">
          {tray.items.map((item) => (
            <li
              key={item.value}
              className="flex items-center rounded-sm border border-text bg-accent text-accent-text"
            >
              <span className="py-2 ps-3 text-sm">
                {item.day} <b className="font-bold">{item.time}</b>
              </span>
              <a
                href={item.removeHref}
                aria-label={item.removeLabel}
                className="inline-flex size-11 items-center justify-center rounded-sm"
              >
                <Icon name="close" className="size-4" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
