"use client"; // reduces the page size, see `MonthGrid`

import { EmptyClosed } from "@/components/illustrations/empty-closed";
import { EmptyMonth } from "@/components/illustrations/empty-month";
import { EmptyState, EmptyStateText } from "@/components/ui/empty-state";
import type { EmptyTimesView } from "@/lib/pages/booking/view";

/** The message for a range without free times, or for a page without any. */
export default function EmptyTimes({ empty: { isAhead, ...words } }: { empty: EmptyTimesView }) {
  return (
    <div className="py-4 md:py-8">
      <EmptyState drawing={isAhead ? <EmptyMonth /> : <EmptyClosed />}>
        <EmptyStateText {...words} />
      </EmptyState>
    </div>
  );
}
