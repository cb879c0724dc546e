"use client";
import { useMutation } from "@tanstack/react-query";
import { Check, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { answered, api, type GetQuery, type Schemas } from "../api";
import { useMe } from "../me";
import { describeError } from "../problem-error";
import { formatClock } from "../tell-apart";
import { useText } from "../texts";
import { formatPlainDate } from "./dates";
import type { RulePlace } from "./field-address";
import { Fixes } from "./fixes";
import { ignoredText, reasonText } from "./reason-text";

interface Props {
  /** Whose time, or which page's, is asked about. */
  asked: Omit<GetQuery<"/v2/slots/explain">, "start">;
  place: RulePlace;
  date: string;
}

/** Names the rules that keep a time from being offered, and the single changes that would free it. */
export default function WhyNot({ asked, place, date }: Props) {
  const t = useText();
  const [day, setDay] = useState(date);
  const [time, setTime] = useState("12:00");
  const explain = useMutation({
    mutationFn: () =>
      answered(api.GET("/v2/slots/explain", { params: { query: { ...asked, start: `${day}T${time}` } } })),
  });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    explain.mutate();
  };
  return (
    <form onSubmit={ask}>
      <div className="flex flex-wrap gap-2">
        <input
          className="input min-w-0 basis-full"
          type="date"
          required
          aria-label={t("hours.date")}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <input
          className="input w-auto flex-1"
          type="time"
          required
          aria-label={t("hours.time")}
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
        <button type="submit" className="button flex-none">
          {t("hours.ask")}
        </button>
      </div>
      <div className="mt-3" aria-live="polite">
        {explain.isError ? <p className="font-medium text-bad">{describeError(explain.error, t)}</p> : null}
        {explain.data ? <Answer answer={explain.data.value} place={place} /> : null}
      </div>
    </form>
  );
}

interface AnswerProps {
  answer: Schemas["SlotExplanation"];
  place: RulePlace;
}

function Answer({ answer, place }: AnswerProps) {
  const t = useText();
  const { lang } = useMe();
  const when = `${formatPlainDate(lang, answer.start.dateTime.slice(0, 10), "long")}, ${formatClock(answer.timezone, answer.start.dateTime)}`;
  if (answer.free)
    return (
      <>
        <p className="flex gap-2">
          <Check size={18} aria-hidden className="mt-1 flex-none text-ok" />
          {t("hours.isFree", { when })}
        </p>
        <Ignored answer={answer} />
      </>
    );
  return (
    <>
      <p className="font-medium">{t("hours.notFree", { when })}</p>
      <ul className="mt-1 grid gap-1">
        {answer.reasons.map((reason, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one rule may be there twice
          <li key={index} className="flex gap-2">
            <X size={18} aria-hidden className="mt-1 flex-none text-bad" />
            <span>{reasonText(reason, { lang, timezone: answer.timezone }, t)}</span>
          </li>
        ))}
      </ul>
      <Ignored answer={answer} />
      <Fixes answer={answer} place={place} />
    </>
  );
}

/** What calendars say that does not count. */
function Ignored({ answer }: Pick<AnswerProps, "answer">) {
  const t = useText();
  const { lang } = useMe();
  return answer.ignored.map((entry, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same
    <p key={index} className="mt-1 text-muted">
      {ignoredText(entry, { lang, timezone: answer.timezone }, t)}
    </p>
  ));
}
