import { Banner } from "@/components/ui/banner";
import { ErrorSummary } from "@/components/ui/error-summary";
import { IsolatedText } from "@/components/ui/isolated-text";
import { PageShell } from "@/components/ui/page-shell";
import type { EventWizardView } from "@/lib/pages/event-wizard/view";
import { InviteesStep } from "./invitees-step";
import { WizardDetailsStep } from "./wizard-details-step";

/** A step of planning a meeting for an app, or all of a poll, as one form. */
export function EventWizardPage({ view }: { view: EventWizardView }) {
  const { step } = view;
  return (
    <PageShell shell={view.shell}>
      <div className="mx-auto grid max-w-[880px] grid-cols-[minmax(0,1fr)] gap-5">
        <header className="px-4 sm:px-0">
          <h1 className="text-xl font-bold tracking-tight sm:text-2xl">{view.heading}</h1>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
            {[view.app, view.as].map((text) =>
              text === null ? null : (
                <span key={text} className="min-w-0">
                  <IsolatedText text={text} />
                </span>
              ),
            )}
          </p>
        </header>
        {view.banner === null ? null : (
          <div className="px-4 sm:px-0">
            <Banner {...view.banner} />
          </div>
        )}
        <form
          action={view.action}
          method="post"
          noValidate
          className="group grid grid-cols-[minmax(0,1fr)] gap-7 border-y border-line bg-raised px-4 pt-6 sm:rounded-lg sm:border sm:px-8 sm:pt-8"
        >
          {view.hidden.map(({ name, value }, index) => (
            // Rows of several fields repeat names and values, in this order.
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          {/* Enter in a field submits by the first button: the next step or, in the last one, nothing, as that would send invitations. */}
          <button
            type="submit"
            name="go"
            value="details"
            className="sr-only"
            tabIndex={-1}
            aria-hidden="true"
            disabled={step.name !== "invitees"}
          />
          <div>
            {view.progress === null ? null : <Progress {...view.progress} />}
            <h2 className="text-xl font-bold tracking-tight">{step.heading}</h2>
          </div>
          {view.errors === null ? null : <ErrorSummary {...view.errors} />}
          {step.name === "invitees" ? <InviteesStep step={step} /> : <WizardDetailsStep step={step} />}
        </form>
      </div>
    </PageShell>
  );
}

/** The progress in words, and as a line with a segment per step. */
const Progress = ({ text, done, needed }: NonNullable<EventWizardView["progress"]>) => (
  <p className="mb-2 flex items-center gap-3 text-sm font-medium text-muted">
    {text}
    <span aria-hidden="true" className="flex gap-1">
      {Array.from({ length: needed }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
        <span key={step} className={`h-1 w-8 rounded-full ${step < done ? "bg-accent" : "bg-line"}`} />
      ))}
    </span>
  </p>
);
