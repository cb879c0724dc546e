import { AutoSubmit } from "@/components/booking/auto-submit";
import { ClientNavigation } from "@/components/booking/client-navigation";
import { TimesStep } from "@/components/booking/times-step";
import { Banner } from "@/components/ui/banner";
import { Island } from "@/components/ui/island";
import { PageShell } from "@/components/ui/page-shell";
import { UnbrokenRanges } from "@/components/ui/unbroken-ranges";
import type { RescheduleView } from "@/lib/pages/event/view";
import { ActionStepForm } from "./action-step-form";

/** Reschedules a meeting in the calendar where it was booked. */
export function ReschedulePage({ view }: { view: RescheduleView }) {
  return (
    <PageShell shell={view.shell}>
      <div className="mx-auto grid max-w-[880px] gap-5">
        <div className="px-4 sm:px-0">
          <p className="text-sm text-muted">
            <bdi>{view.title}</bdi>
          </p>
          <h1 className="text-xl font-bold tracking-tight sm:text-2xl">{view.heading}</h1>
          <p className="mt-2 text-sm text-muted">
            {view.current.label}:{" "}
            <span className="font-medium text-text">
              <UnbrokenRanges text={view.current.text} />
            </span>
          </p>
        </div>
        {view.banner === null ? null : (
          <div className="px-4 sm:px-0">
            <Banner {...view.banner} />
          </div>
        )}
        <div data-soft className="border-y border-line bg-raised sm:rounded-lg sm:border">
          {"name" in view.step ? (
            <TimesStep step={view.step} />
          ) : (
            <div className="px-4 py-6 sm:px-8">
              <ActionStepForm form={view.step} />
            </div>
          )}
        </div>
        <p className="px-4 sm:px-0">
          <a href={view.back.href} className="link inline-flex min-h-11 items-center">
            {view.back.label}
          </a>
        </p>
      </div>
      <Island>
        <ClientNavigation />
      </Island>
      <Island>
        <AutoSubmit />
      </Island>
    </PageShell>
  );
}
