"use client";
import { useText } from "../texts";
import { Section } from "../ui/section";
import type { Event } from "./event-state-mark";

/** What the booker answered to the questions of the page. */
export function EventAnswers({ answers }: Pick<Event, "answers">) {
  const t = useText();
  if (answers.length === 0) return null;
  return (
    <Section title={t("events.answers")}>
      <dl className="grid gap-3">
        {answers.map(({ _id, label, kind, value, text }) => (
          <div key={_id}>
            <dt className="text-muted text-xs">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              {kind === "checkbox" ? t(value ? "events.answeredYes" : "events.answeredNo") : text}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
