import { EmptyPolls } from "@/components/illustrations/empty-polls";
import { EmptyState, EmptyStateText } from "@/components/ui/empty-state";
import { ErrorSummary } from "@/components/ui/error-summary";
import type { EventView, PollView } from "@/lib/pages/event/view";
import { ClockSettings } from "./clock-settings";

export interface PollProps extends Pick<EventView, "zone" | "hours"> {
  poll: PollView;
}

/** What is to be known before one answers: what was wrong, that nobody has yet, the rules, and whose clock it is. */
export const PollNotes = ({ poll: { errors, nobody, rules, hasTimes }, zone, hours }: PollProps) => (
  <>
    {errors === null ? null : <ErrorSummary {...errors} />}
    {nobody === null ? null : (
      <EmptyState drawing={<EmptyPolls />}>
        <EmptyStateText {...nobody} />
      </EmptyState>
    )}
    {rules.map((rule) => (
      <p key={rule} className="max-w-prose text-sm text-muted">
        {rule}
      </p>
    ))}
    {hasTimes ? <ClockSettings zone={zone} hours={hours} /> : null}
  </>
);
