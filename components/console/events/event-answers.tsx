"use client";
import type { ApiEvent } from "../resources/event-state-mark";
import { useText } from "../texts";
import { Section } from "../ui/section";

type Answers = ApiEvent["answers"];

/** The booker's answers; for a meeting with seats, those of each booker. */
export function EventAnswers({ event }: { event: ApiEvent }) {
  const t = useText();
  if (event.seats === null) return <AnswerList title={t("events.answers")} answers={event.answers} />;
  return event.invitees.map(({ _id, full_name, email, answers }) => (
    <AnswerList
      key={_id}
      title={`${t("events.answers")} · ${full_name ?? email ?? t("events.guest")}`}
      answers={answers}
    />
  ));
}

function AnswerList({ title, answers }: { title: string; answers: Answers }) {
  const t = useText();
  if (answers.length === 0) return null;
  return (
    <Section title={title}>
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
