"use client";
import { Check, X } from "lucide-react";
import { useMe } from "../../me";
import { describeError } from "../../problem-error";
import { pickEventDate } from "../../resources/event-state-mark";
import { formatEventDate } from "../../resources/format-event-date";
import { useText } from "../../texts";
import type { BulkOutcome } from "./send-bulk-change";

interface Props {
  outcomes: readonly BulkOutcome[];
  onRetry: (rejected: readonly BulkOutcome[]) => void;
  onClose: () => void;
}

/** The outcome of each meeting, failures first. */
export function BulkOutcomes({ outcomes, onRetry, onClose }: Props) {
  const t = useText();
  const rejected = outcomes.filter(({ error }) => error !== null);
  const good = outcomes.filter(({ error }) => error === null);
  return (
    <div className="mt-4 grid gap-4">
      <p role="status" className="font-medium">
        {t("meetings.outcome", { good: good.length, bad: rejected.length })}
      </p>
      <ul className="max-h-[45dvh] divide-y divide-line overflow-y-auto rounded-sm border border-line">
        {[...rejected, ...good].map((outcome) => (
          <OutcomeLine key={outcome.event._id} {...outcome} />
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        {rejected.length > 0 ? (
          <button type="button" className="button" onClick={() => onRetry(rejected)}>
            {t("meetings.tryRefused")}
          </button>
        ) : null}
        <button type="button" className="button" data-tone="primary" onClick={onClose}>
          {t("shell.close")}
        </button>
      </div>
    </div>
  );
}

function OutcomeLine({ event, error }: BulkOutcome) {
  const t = useText();
  const me = useMe();
  const date = pickEventDate(event);
  const [Icon, tone] = error ? ([X, "text-bad"] as const) : ([Check, "text-ok"] as const);
  return (
    <li className="flex gap-3 px-3 py-2">
      <Icon size={18} aria-hidden className={`mt-0.5 flex-none ${tone}`} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium break-words">{event.title}</span>
        <span className="block text-xs text-muted">{date ? formatEventDate(me, event, date) : ""}</span>
        <span className={`block text-xs ${tone}`}>
          {error ? describeError(error, t) : t("meetings.wasDone")}
        </span>
      </span>
    </li>
  );
}
