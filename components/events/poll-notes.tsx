import { EmptyPolls } from "@/components/illustrations/empty-polls";
import { EmptyState, EmptyStateText } from "@/components/ui/empty-state";
import { ErrorSummary } from "@/components/ui/error-summary";
import type { EventView, PollView } from "@/lib/pages/event/view";
import { ClockSettings } from "./clock-settings";

export interface PollProps extends Pick<EventView, "zone" | "hours"> {
  poll: PollView;
}

/** Notes above the answers: errors, the lack of answers, and the rules. */
export const PollNotes = ({ poll: { errors, emptyNotice, rules } }: Pick<PollProps, "poll">) => (
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
  </>
);

export const hasPollNotes = ({ errors, emptyNotice, rules }: PollView) =>
  errors !== null || emptyNotice !== null || rules.length > 0;

/** Below the answers, which are what most come for: instructions and the time zone, which stands above the times, too. */
export const PollInstructions = ({ poll: { hint, hasTimes }, zone, hours }: PollProps) => (
  <>
    {hint === null ? null : <p className="max-w-prose text-sm text-muted">{hint}</p>}
    {hasTimes ? <ClockSettings zone={zone} hours={hours} /> : null}
  </>
);
