"use client"; // reduces the page size, see `MonthGrid`

import type { ReactNode } from "react";
import { UnbrokenRanges } from "@/components/ui/unbroken-ranges";
import type { BestView } from "@/lib/pages/event/view";

/** The options, most popular first, each with a link to confirm it. */
export function BestTimes({ best, children }: { best: BestView; children: ReactNode }) {
  const rest = best.items.slice(best.shown);
  return (
    <section aria-labelledby="best-title" className="border-t border-line px-4 py-6 sm:px-8">
      <h2 id="best-title" className="text-lg font-bold">
        {best.heading}
      </h2>
      {list(best.items.slice(0, best.shown))}
      {rest.length === 0 ? null : (
        <details className="mt-2">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
            {best.more}
          </summary>
          {list(rest)}
        </details>
      )}
      {children}
    </section>
  );

  function list(items: BestView["items"]) {
    return (
      <ol className="mt-3 grid gap-2">
        {items.map((item) => (
          <li
            key={item.id}
            className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm border px-4 py-3 ${item.best ? "border-text shadow-[inset_4px_0_0_var(--accent)] rtl:shadow-[inset_-4px_0_0_var(--accent)]" : "border-line"}`}
          >
            <p className="min-w-0 flex-1 basis-44">
              <span className="block font-bold">
                <UnbrokenRanges text={item.when} />
              </span>
              {item.count === null ? null : (
                <span className="block text-sm text-muted">
                  {item.missing === null ? item.count : `${item.count}, ${item.missing}`}
                </span>
              )}
            </p>
            <a
              href={item.choose.href}
              aria-label={item.choose.label}
              className="button"
              {...(item.best ? { "data-tone": "accent" } : {})}
            >
              {best.choose}
            </a>
          </li>
        ))}
      </ol>
    );
  }
}
