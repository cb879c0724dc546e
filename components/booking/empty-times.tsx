"use client"; // for size alone, see `MonthGrid`

import { HungSign } from "@/components/drawings/hung-sign";
import { TurnedLeaf } from "@/components/drawings/turned-leaf";
import { EmptyPart, EmptyWords } from "@/components/ui/empty-part";
import type { EmptyTimesView } from "@/lib/pages/booking/view";

/** No times in what is shown, or none at all. */
export default function EmptyTimes({ empty: { isAhead, ...words } }: { empty: EmptyTimesView }) {
  return (
    <div className="py-4 md:py-8">
      <EmptyPart drawing={isAhead ? <TurnedLeaf /> : <HungSign />}>
        <EmptyWords {...words} />
      </EmptyPart>
    </div>
  );
}
