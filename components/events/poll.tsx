import { PollButtons } from "./poll-buttons";
import { PollList } from "./poll-list";
import { hasPollNotes, PollInstructions, PollNotes, type PollProps } from "./poll-notes";
import { PollTable } from "./poll-table";
import { ResultBanner } from "./result-banner";

/**
 * The answers: a list by day on narrow screens, a table on wide ones. Each is a form of its own, so that the hidden
 * one is not sent.
 */
export function Poll({ poll, zone, hours }: PollProps) {
  return (
    <section id="poll" tabIndex={-1} className="border-t border-line pt-4 md:pt-6">
      {poll.notice || hasPollNotes(poll) ? (
        <div className="grid gap-3 px-4 pb-4 sm:px-8">
          {poll.notice ? <ResultBanner banner={poll.notice} /> : null}
          <PollNotes poll={poll} />
        </div>
      ) : null}
      <form action={poll.action} method="post" className="md:hidden">
        {poll.sections.map((section) => (
          <PollList key={section.id} section={section} poll={poll} />
        ))}
        {poll.canAnswer ? <PollButtons poll={poll} /> : null}
      </form>
      <form action={poll.action} method="post" className="hidden md:block">
        {poll.sections.map((section) => (
          <PollTable key={section.id} section={section} poll={poll} />
        ))}
        {poll.canAnswer ? <PollButtons poll={poll} /> : null}
      </form>
      <div className="grid gap-3 border-t border-line px-4 py-4 empty:hidden sm:px-8">
        <PollInstructions poll={poll} zone={zone} hours={hours} />
      </div>
    </section>
  );
}
