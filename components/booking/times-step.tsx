import { lazy } from "react";
import { Icon } from "@/components/ui/icon";
import { Island } from "@/components/ui/island";
import type { BookingTimesStep, MonthView, SlotsView } from "@/lib/pages/booking/view";
import type { Link } from "@/lib/pages/page-shell/view";
import { DurationLinks } from "./duration-links";
import { HourCycleLinks } from "./hour-cycle-links";
import { MonthGrid } from "./month-grid";
import { SelectedSlots } from "./selected-slots";
import { SlotList } from "./slot-list";
import { VisitorCalendarDisclosure } from "./visitor-calendar/visitor-calendar-disclosure";
import { ZoneForm } from "./zone-form";

// Chunks that load beside the page if it needs them.
const AddressLine = lazy(() => import("./address-line"));
const EmptyTimes = lazy(() => import("./empty-times"));
const SlotWeekGrid = lazy(() => import("./slot-week-grid"));
const WaitingForm = lazy(() => import("./waiting-form"));

/** The link to the soonest free time, which most visitors take. */
function SoonestSlot({ next }: { next: Link }) {
  return (
    <a
      href={next.href}
      className="flex min-h-12 items-center gap-2.5 border-b border-line px-4 py-2 text-sm font-medium transition-colors hover:bg-surface sm:px-6"
    >
      <Icon name="clock" />
      <span className="min-w-0">{next.label}</span>
      <Icon name="moved" className="ms-auto size-5" />
    </a>
  );
}

/** True if the list of slots has content; for an empty month the month shows the message. */
const hasSlotsOrMessage = ({ empty, error }: SlotsView, month: MonthView) =>
  month.empty === null || empty !== null || error !== null;

/** The times step: month, the open day's slots, the time zone, and the selected slots. */
export function TimesStep({ step }: { step: BookingTimesStep }) {
  return (
    <div>
      <h2 className="sr-only">{step.heading}</h2>
      {step.address === undefined ? null : <AddressLine address={step.address} />}
      {step.next === null ? null : <SoonestSlot next={step.next} />}
      {step.lengths === null ? null : <DurationLinks lengths={step.lengths} />}
      {step.weekGrid === null ? (
        <div className="md:grid md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
          {/* On the narrowest phones, the width is needed for days of the size of a finger. */}
          <div className="px-1.5 py-4 min-[360px]:px-4 sm:px-6 sm:py-5">
            <MonthGrid month={step.month} />
          </div>
          <div className="border-t border-line px-4 pt-4 pb-1 sm:px-6 md:border-t-0 md:border-s md:py-5">
            {hasSlotsOrMessage(step.slots, step.month) ? <SlotList slots={step.slots} /> : null}
            {step.month.empty === null ? null : <EmptyTimes empty={step.month.empty} />}
            {step.waiting === undefined ? null : <WaitingForm form={step.waiting} />}
          </div>
        </div>
      ) : (
        <>
          <SlotWeekGrid week={step.weekGrid} slots={step.slots} />
          {step.waiting === undefined ? null : (
            <div className="px-4 sm:px-6">
              <WaitingForm form={step.waiting} />
            </div>
          )}
        </>
      )}
      {step.selectedSlots === null ? null : <SelectedSlots tray={step.selectedSlots} />}
      <Island>
        {step.visitorCalendar ? <VisitorCalendarDisclosure view={step.visitorCalendar} /> : null}
      </Island>
      <div className="flex items-start justify-between gap-3 border-t border-line px-4 py-3 sm:px-6">
        <ZoneForm zone={step.zone} />
        <HourCycleLinks hours={step.hours} />
      </div>
    </div>
  );
}
