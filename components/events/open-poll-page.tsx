import { AutoSubmit } from "@/components/booking/auto-submit";
import { FormFields } from "@/components/booking/form-fields";
import { renderHiddenFields } from "@/components/booking/render-hidden-fields";
import { Banner } from "@/components/ui/banner";
import { Island } from "@/components/ui/island";
import { IsolatedText } from "@/components/ui/isolated-text";
import { PageShell } from "@/components/ui/page-shell";
import type { OpenPollView } from "@/lib/pages/event/view";
import { MeetingPlaceCard } from "./meeting-place-card";
import { PollButtons } from "./poll-buttons";
import { PollList } from "./poll-list";
import { hasPollNotes, PollInstructions, PollNotes } from "./poll-notes";

/** The poll for anyone with the link: the answers and the participant's name in one form, as a list on all screens. */
export function OpenPollPage({ view }: { view: OpenPollView }) {
  const { poll, person } = view;
  return (
    <PageShell shell={view.shell}>
      <div className="mx-auto max-w-[720px]">
        {view.banner === null ? null : (
          <div className="mb-4 px-4 sm:px-0">
            <Banner {...view.banner} />
          </div>
        )}
        <div className="border-y border-line bg-raised sm:rounded-lg sm:border">
          <div className="grid gap-2 px-4 py-5 sm:px-8 sm:py-8">
            <h1 className="text-xl font-bold tracking-tight hyphens-auto sm:text-2xl">
              <bdi>{view.title}</bdi>
            </h1>
            <p className="max-w-prose text-muted">
              <IsolatedText text={view.text} />
            </p>
            {view.place === null ? null : (
              <div className="mt-2">
                <MeetingPlaceCard place={view.place} />
              </div>
            )}
          </div>
          <section id="poll" tabIndex={-1} className="border-t border-line pt-4 sm:pt-6">
            {hasPollNotes(poll) ? (
              <div className="grid gap-3 px-4 pb-4 sm:px-8">
                <PollNotes poll={poll} />
              </div>
            ) : null}
            <form action={poll.action} method="post" noValidate>
              {renderHiddenFields(person.hidden)}
              {poll.sections.map((section) => (
                <PollList key={section.id} section={section} poll={poll} />
              ))}
              <div className="grid gap-5 border-t border-line px-4 py-6 sm:px-8">
                <h2 className="text-lg font-bold">{person.heading}</h2>
                <FormFields fields={person.fields} />
              </div>
              <PollButtons poll={poll} />
            </form>
            <div className="grid gap-3 border-t border-line px-4 py-4 empty:hidden sm:px-8">
              <PollInstructions poll={poll} zone={view.zone} hours={view.hours} />
            </div>
          </section>
        </div>
      </div>
      <Island>
        <AutoSubmit />
      </Island>
    </PageShell>
  );
}
