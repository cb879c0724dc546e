import type { PollOption } from "@/lib/pages/event/view";

/** How many of all can come: solid who said yes, pale who would if need be. The numbers stand beside. */
export const AnswerBar = ({ option: { yes, able, total } }: { option: PollOption }) => (
  <svg className="poll-bar" viewBox={`0 0 ${total || 1} 1`} preserveAspectRatio="none" aria-hidden="true">
    <rect width={able} height="1" />
    <rect width={yes} height="1" />
  </svg>
);
