import { AutoSubmit } from "@/components/booking/auto-submit";
import { CancelledIllustration } from "@/components/illustrations/cancelled-illustration";
import { Banner } from "@/components/ui/banner";
import { Island } from "@/components/ui/island";
import { IsolatedText } from "@/components/ui/isolated-text";
import { LinkedText } from "@/components/ui/linked-text";
import { PageShell } from "@/components/ui/page-shell";
import type { EventView, PollView } from "@/lib/pages/event/view";
import { ActionList } from "./action-list";
import { ActionStepForm } from "./action-step-form";
import { BestTimes } from "./best-times";
import { ClockSettings } from "./clock-settings";
import { EditEventForm } from "./edit-event-form";
import { EventFacts, EventParticipants } from "./event-facts";
import { EventUpdates } from "./event-updates";
import { MessageList } from "./message-list";
import { Poll } from "./poll";
import { ResultBanner } from "./result-banner";
import { ShareLink } from "./share-link";
import { StatusBadge } from "./status-badge";

const [LEAST_WIDTH, GREATEST_WIDTH] = [1040, 1600];
const NAME_WIDTH = 196;

/** Computes the width of a card in pixels that fits every option of its poll, with the sizes of `poll` in the stylesheet. */
function computePollWidth({ sections, choices }: Pick<PollView, "sections" | "choices">): number {
  const counts = sections.map(({ groups }) => groups.flatMap(({ options }) => options).length);
  const width = NAME_WIDTH + Math.max(0, ...counts) * (choices.length > 2 ? 156 : 120) + 2;
  return Math.min(GREATEST_WIDTH, Math.max(LEAST_WIDTH, width));
}

/** The event page, the same for all participants. */
export function EventPage({ view }: { view: EventView }) {
  return (
    <PageShell shell={view.shell} {...(view.poll === null ? {} : { room: computePollWidth(view.poll) })}>
      <EventSections view={view} />
      <Island>
        <AutoSubmit />
      </Island>
      <Island>
        <EventUpdates {...view.live} />
      </Island>
    </PageShell>
  );
}

/** The content of the page shell; the gallery renders it without the shell. */
export function EventSections({ view }: { view: EventView }) {
  const { status, step } = view;
  return (
    <div className="mx-auto" style={{ maxWidth: view.poll === null ? 880 : computePollWidth(view.poll) }}>
      {view.banner === null ? null : (
        <div className="mb-4 px-4 sm:px-0">
          {view.hasNotice ? <ResultBanner banner={view.banner} /> : <Banner {...view.banner} />}
        </div>
      )}
      <div className="border-y border-line bg-raised sm:rounded-lg sm:border [&>:not(#poll)>*]:max-w-[976px]">
        <div className="flex items-center justify-between gap-x-8 gap-y-4 px-4 max-sm:flex-wrap py-5 sm:px-8 sm:py-8">
          <div className="min-w-0">
            <StatusBadge kind={status.kind} word={status.word} settles={view.isNew} />
            <h1 className="mt-3 text-xl font-bold tracking-tight hyphens-auto sm:text-2xl">
              <bdi>{view.title}</bdi>
            </h1>
            {view.message === null ? null : (
              <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">
                <bdi>
                  <LinkedText parts={view.message} />
                </bdi>
              </p>
            )}
            {status.text === null ? null : (
              <p className="mt-2 max-w-prose text-muted">
                <IsolatedText text={status.text} />
              </p>
            )}
          </div>
          {status.kind === "cancelled" ? <CancelledIllustration /> : null}
        </div>
        {step === null ? null : (
          <div className="border-t border-line px-4 py-6 sm:px-8">
            {step.as === "edit" ? <EditEventForm form={step} /> : <ActionStepForm form={step} />}
          </div>
        )}
        {view.share === null ? null : <ShareLink share={view.share} />}
        {view.best === null ? null : (
          <BestTimes best={view.best}>
            {view.poll === null ? (
              <div className="mt-4">
                <ClockSettings zone={view.zone} hours={view.hours} />
              </div>
            ) : null}
          </BestTimes>
        )}
        {view.poll === null ? null : <Poll poll={view.poll} zone={view.zone} hours={view.hours} />}
        <EventFacts view={view} />
        {view.actions.length === 0 ? null : (
          <ActionList actions={view.actions} more={view.moreActions} isQuiet={view.hasQuietActions} />
        )}
        {view.actionsNote === null ? null : (
          <p data-screen className="border-t border-line px-4 py-5 text-sm text-muted sm:px-8">
            {view.actionsNote}
          </p>
        )}
        <EventParticipants view={view} />
      </div>
      {view.messages === null ? null : <MessageList messages={view.messages} />}
      {view.others === null ? null : (
        <p data-screen className="mt-4 px-4 sm:px-8">
          <a href={view.others.href} className="link inline-flex min-h-11 items-center text-sm">
            {view.others.label}
          </a>
        </p>
      )}
    </div>
  );
}
