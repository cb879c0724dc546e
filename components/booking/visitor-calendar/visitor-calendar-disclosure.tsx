"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { VisitorCalendarView } from "@/lib/pages/visitor-calendar/view";

const CalendarOverlay = lazy(() => import("./calendar-overlay"));

/**
 * The disclosure for the visitor's calendar overlay. It is a native `<details>`, which opens before hydration; only
 * the browser renders its content, since the server's markup would carry a script that the policy blocks.
 */
export function VisitorCalendarDisclosure({ view }: { view: VisitorCalendarView }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return (
    <div className="border-t border-line noscript:hidden">
      <details className="group">
        <summary className="fold min-h-12 px-4 py-2 text-sm font-medium transition-colors before:order-last before:ms-auto before:rotate-45 hover:bg-surface group-open:before:-rotate-135 sm:px-6">
          <Icon name="calendar" />
          {view.label}
        </summary>
      </details>
      <Suspense>{isThere ? <CalendarOverlay view={view} /> : null}</Suspense>
    </div>
  );
}
