import { EmptyPolls } from "@/components/illustrations/empty-polls";
import { EmptyState, EmptyStateText } from "@/components/ui/empty-state";
import { ErrorSummary } from "@/components/ui/error-summary";
import type { EventView, PollView } from "@/lib/pages/event/view";
import { ClockSettings } from "./clock-settings";

export interface PollProps extends Pick<EventView, "zone" | "hours"> {
  poll: PollView;
}

/** Notes above the answers: errors, the lack of answers, the rules, and the time zone. */
export const PollNotes = ({ poll: { errors, emptyNotice, rules, hasTimes }, zone, hours }: PollProps) => (
  <>
    {errors === null ? null : <ErrorSummary {...errors} />}
    {emptyNotice === null ? null : (
      <EmptyState drawing={<EmptyPolls />}>
        <EmptyStateText {...emptyNotice} />
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
