"use client";
import { useMutation } from "@tanstack/react-query";
import { Check, X } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { api, type GetQuery, type Schemas, unwrapResponse } from "../api";
import { DateField } from "../form/date-field";
import { useDateField } from "../form/use-date-field";
import { useTimeField } from "../form/use-time-field";
import { formatClock } from "../format-ambiguous-time";
import { formatPlainDate } from "../format-plain-date";
import { useMe } from "../me";
import { describeError } from "../problem-error";
import { useText } from "../texts";
import type { RuleContext } from "./find-field-screen";
import { formatIgnoredEntry, formatSlotReason } from "./format-slot-reason";
import { Suggestions } from "./suggestions";

interface Props {
  /** The user or the page that is explained. */
  target: Omit<GetQuery<"/v2/slots/explain">, "start">;
  context: RuleContext;
  date: string;
}

/** Lists the rules that block a slot, and single setting changes that would free it. */
export default function SlotExplanation({ target, context, date }: Props) {
  const t = useText();
  const [day, setDay] = useState(date);
  const [clock, setClock] = useState("12:00");
  const id = useId();
  const chosen = useDateField({ value: day, onChange: setDay });
  const time = useTimeField({ value: clock, onChange: setClock });
  const error = chosen.error ?? time.error;
  const explain = useMutation({
    mutationFn: () =>
      unwrapResponse(
        api.GET("/v2/slots/explain", { params: { query: { ...target, start: `${day}T${clock}` } } }),
      ),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (day !== "" && clock !== "") explain.mutate();
  };
  const buildAria = (label: string, own: string | null) => ({
    "aria-label": label,
    ...(own && { "aria-invalid": true, "aria-describedby": id }),
  });
  return (
    <form onSubmit={submit}>
      <div className="flex flex-wrap gap-2">
        <DateField field={chosen} aria={buildAria(t("hours.date"), chosen.error)} className="basis-full" />
        <input
          {...buildAria(t("hours.time"), time.error)}
          {...time.inputProps}
          className="input w-auto min-w-0 flex-1"
        />
        <button type="submit" className="button flex-none">
          {t("hours.ask")}
        </button>
      </div>
      {error ? (
        <p id={id} className="mt-1 font-medium text-bad text-sm">
          {error}
        </p>
      ) : null}
      <div className="mt-3" aria-live="polite">
        {explain.isError ? <p className="font-medium text-bad">{describeError(explain.error, t)}</p> : null}
        {explain.data ? <ExplanationResult explanation={explain.data.value} context={context} /> : null}
      </div>
    </form>
  );
}

interface ResultProps {
  explanation: Schemas["SlotExplanation"];
  context: RuleContext;
}

function ExplanationResult({ explanation, context }: ResultProps) {
  const t = useText();
  const { locale } = useMe();
  const when = `${formatPlainDate(locale, explanation.start.dateTime.slice(0, 10), "long")}, ${formatClock({ locale, timezone: explanation.timezone }, explanation.start.dateTime)}`;
  if (explanation.free)
    return (
      <>
        <p className="flex gap-2">
          <Check size={18} aria-hidden className="mt-1 flex-none text-ok" />
          {t("hours.isFree", { when })}
        </p>
        <IgnoredEntries explanation={explanation} />
      </>
    );
  return (
    <>
      <p className="font-medium">{t("hours.notFree", { when })}</p>
      <ul className="mt-1 grid gap-1">
        {explanation.reasons.map((reason, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one rule may be there twice
          <li key={index} className="flex gap-2">
            <X size={18} aria-hidden className="mt-1 flex-none text-bad" />
            <span>{formatSlotReason(reason, { locale, timezone: explanation.timezone }, t)}</span>
          </li>
        ))}
      </ul>
      <IgnoredEntries explanation={explanation} />
      <Suggestions explanation={explanation} context={context} />
    </>
  );
}

/** The calendar entries that do not block the slot. */
function IgnoredEntries({ explanation }: Pick<ResultProps, "explanation">) {
  const t = useText();
  const { locale } = useMe();
  return explanation.ignored.map((entry, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same
    <p key={index} className="mt-1 text-muted">
      {formatIgnoredEntry(entry, { locale, timezone: explanation.timezone }, t)}
    </p>
  ));
}
