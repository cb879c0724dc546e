import { FirstTick } from "@/components/drawings/first-tick";
import { EmptyPart, EmptyWords } from "@/components/ui/empty-part";
import { ErrorSummary } from "@/components/ui/error-summary";
import type { EventView, PollView } from "@/lib/pages/event/view";
import { ReadingClock } from "./reading-clock";

export interface PollProps extends Pick<EventView, "zone" | "hours"> {
  poll: PollView;
}

/** What is to be known before one answers: what was wrong, that nobody has yet, the rules, and whose clock it is. */
export const PollNotes = ({ poll: { errors, nobody, rules, hasTimes }, zone, hours }: PollProps) => (
  <>
    {errors === null ? null : <ErrorSummary {...errors} />}
    {nobody === null ? null : (
      <EmptyPart drawing={<FirstTick />}>
        <EmptyWords {...nobody} />
      </EmptyPart>
    )}
    {rules.map((rule) => (
      <p key={rule} className="max-w-prose text-sm text-muted">
        {rule}
      </p>
    ))}
    {hasTimes ? <ReadingClock zone={zone} hours={hours} /> : null}
  </>
);
