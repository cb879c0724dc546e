"use client";
import { describeError } from "../problem-error";
import { useText } from "../texts";
import { StateMark } from "../ui/state-mark";
import type { UsersChangeReport } from "./send-users-change";

interface Props {
  report: UsersChangeReport;
  onRetry: () => void;
  onClose: () => void;
}

/** The number of successes, and each failure with its reason. */
export function BulkActionReport({ report: { done, rejected }, onRetry, onClose }: Props) {
  const t = useText();
  return (
    <div className="mt-4 grid gap-4">
      <div role="status" className="grid justify-items-start gap-1">
        <StateMark tone={done > 0 ? "ok" : "muted"}>{t("people.done", { count: done })}</StateMark>
        {rejected.length > 0 ? (
          <StateMark tone="bad">{t("people.refused", { count: rejected.length })}</StateMark>
        ) : null}
      </div>
      {rejected.length > 0 ? (
        <section
          aria-label={t("people.refused", { count: rejected.length })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          className="max-h-[45dvh] overflow-y-auto rounded-sm border border-line"
        >
          <ul className="divide-y divide-line">
            {rejected.map(({ user: person, error }) => (
              <li key={person._id} className="px-3 py-2">
                <span className="block font-medium break-words">{person.name}</span>
                <span className="block text-xs text-bad">{describeError(error, t)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        {rejected.length > 0 ? (
          <button type="button" className="button" onClick={onRetry}>
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
