"use client";
import { DateInput } from "../form/date-input";
import { getAtPointer } from "../form/pointer";
import type { FormController } from "../form/use-form";
import { useText } from "../texts";

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: a form of any body
  form: FormController<any>;
  /** The pointer of the object that has `start_date` and `end_date`. */
  pointer: string;
}

/** The first and the last day; the last one follows if the first one passes it. */
export function DateFields({ form, pointer }: Props) {
  const t = useText();
  const [start, end] = [`${pointer}/start_date`, `${pointer}/end_date`];
  const first = form.text(start);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <DateInput
        label={t("availability.dates.from")}
        field={{
          ...first,
          onChange: (typed) => {
            first.onChange(typed);
            const last = getAtPointer(form.body, end);
            if (typed !== "" && typeof last === "string" && last < typed) form.set(end, typed);
          },
        }}
      />
      <DateInput label={t("availability.dates.to")} field={form.text(end)} />
    </div>
  );
}
