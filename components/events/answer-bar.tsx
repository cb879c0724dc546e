import type { PollOption } from "@/lib/pages/event/view";

/** A bar of the availability of all: solid for "yes", pale for "if need be". The numbers are beside it. */
export const AnswerBar = ({ option: { yes, able, total } }: { option: PollOption }) => (
  <svg className="poll-bar" viewBox={`0 0 ${total || 1} 1`} preserveAspectRatio="none" aria-hidden="true">
    <rect width={able} height="1" />
    <rect width={yes} height="1" />
  </svg>
);
