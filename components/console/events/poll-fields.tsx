"use client";
import { DEADLINE_ACTIONS, RESULT_VISIBILITIES } from "@/lib/domain/events/poll/options";
import { DateTimeInput } from "../form/date-time-input";
import { SelectInput, SwitchInput } from "../form/fields";
import { NumberInput } from "../form/number-input";
import type { FormController } from "../form/use-form";
import { useMe } from "../me";
import { useText } from "../texts";
import { parseDatetimeLocal, toDatetimeLocal } from "../to-datetime-local";
import type { NewEventDraft } from "./new-event-draft";

const SWITCHES = {
  open: "polls.open",
  if_need_be: "polls.ifNeedBe",
  add_options: "polls.addOptions",
  hide_participants: "polls.hide",
} as const;

const MAX_PLACES = 200;

/** The settings of a poll: who may answer, what they see, and the deadline. */
export default function PollFields({ form }: { form: FormController<NewEventDraft> }) {
  const t = useText();
  const { poll } = form.body;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-bold">{t("polls.heading")}</legend>
      {(Object.keys(SWITCHES) as (keyof typeof SWITCHES)[]).map((name) => (
        <SwitchInput key={name} label={t(SWITCHES[name])} {...form.switch(`/poll/${name}`)} />
      ))}
      <SelectInput
        label={t("polls.results")}
        field={form.text("/poll/results", "always")}
        options={RESULT_VISIBILITIES.map((value) => ({ value, label: t(`polls.${value}`) }))}
      />
      <NumberInput
        label={t("polls.limit")}
        hint={t("polls.limitHint")}
        placeholder={t("polls.unset")}
        form={form}
        pointer="/poll/limit"
        min={1}
        max={MAX_PLACES}
      />
      <Deadline form={form} />
      {poll.deadline === null ? null : (
        <>
          <SelectInput
            label={t("polls.atDeadline")}
            field={form.text("/poll/at_deadline", "remind")}
            options={DEADLINE_ACTIONS.map((value) => ({ value, label: t(`polls.${value}`) }))}
          />
          <SwitchInput label={t("polls.reminders")} {...form.switch("/poll/reminders")} />
        </>
      )}
    </fieldset>
  );
}

/** The deadline, in the user's time zone. */
function Deadline({ form }: { form: FormController<NewEventDraft> }) {
  const t = useText();
  const { timezone } = useMe();
  const { deadline } = form.body.poll;
  return (
    <DateTimeInput
      label={t("polls.day")}
      hint={t("polls.dayHint")}
      field={{
        value: deadline === null ? "" : toDatetimeLocal(timezone, new Date(deadline)),
        error: form.findError("/poll/deadline"),
        onChange: (typed) =>
          form.set("/poll/deadline", parseDatetimeLocal(timezone, typed)?.toISOString() ?? null),
      }}
    />
  );
}
