"use client";
import { Copy, Plus } from "lucide-react";
import { TextInput } from "../../form/fields";
import { FormDialog } from "../../form/form-dialog";
import { type FormController, useForm } from "../../form/use-form";
import { type DateOverride, NINE_TO_FIVE } from "../../resources/edited-availability";
import { useText } from "../../texts";
import { buildNextRange } from "../build-next-range";
import { DateFields } from "../date-fields";
import { RangesInput } from "../ranges-input";
import type { NewItemProps } from "./day-dialog-state";
import { DAY_KINDS, DayKindInput } from "./day-kind-input";
import { loadOverrideSchema } from "./load-override-schema";

interface Props extends NewItemProps {
  start: DateOverride;
  isNew: boolean;
  onDone: (entry: DateOverride) => void;
  /** Copies the hours to other days, chosen in the year. */
  onCopy: (entry: DateOverride, changed: boolean) => void;
  onRemove: () => void;
}

/** The dialog for closed days or days with special hours; they are saved with the availability. */
export function OverrideDialog({ start, isNew, note, onKind, onDone, onCopy, onRemove, onClose }: Props) {
  const t = useText();
  const form = useForm<DateOverride, DateOverride>({
    start,
    schema: loadOverrideSchema,
    send: async (entry) => ({ value: entry, etag: null, next: null }),
    onSaved: ({ value }) => onDone(value),
  });
  const { enabled, slots } = form.body;
  return (
    <FormDialog
      form={form}
      title={t(isNew ? "availability.dates.new" : "availability.dates.title")}
      {...(note && { text: note })}
      submitLabel={t("availability.dates.apply")}
      onClose={onClose}
    >
      <DayKindInput
        kind={enabled ? "open" : "closed"}
        kinds={isNew ? DAY_KINDS : ["open", "closed"]}
        onChange={(kind) => {
          if (kind === "away" || kind === "travel") return onKind(kind, form.body);
          form.set("/enabled", kind === "open");
          if (kind === "open" && slots.length === 0) form.set("/slots", [NINE_TO_FIVE]);
        }}
      />
      <DateFields form={form} pointer="" />
      {enabled ? <OverrideTimes form={form} /> : null}
      <TextInput
        label={t("availability.dates.label")}
        hint={t("availability.dates.labelHint")}
        field={form.text("/label", "")}
      />
      <div className="-mx-2.5 flex flex-wrap">
        <button
          type="button"
          className="button px-2.5"
          data-tone="quiet"
          onClick={() => onCopy(form.body, form.dirty)}
        >
          <Copy size={18} aria-hidden />
          {t("availability.dates.copyToOthers")}
        </button>
        {isNew ? null : (
          <button type="button" className="button px-2.5 text-bad" data-tone="quiet" onClick={onRemove}>
            {t("list.delete")}
          </button>
        )}
      </div>
    </FormDialog>
  );
}

function OverrideTimes({ form }: { form: FormController<DateOverride> }) {
  const t = useText();
  const { slots } = form.body;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-medium text-sm">{t("hours.week")}</legend>
      <RangesInput
        name={t("hours.week")}
        slots={slots}
        findError={(index) => form.findError(`/slots/${index}`)}
        onChange={(next) => form.set("/slots", next)}
      />
      <button
        type="button"
        className="button -ms-2.5 justify-self-start px-2.5"
        data-tone="quiet"
        onClick={() => form.set("/slots", [...slots, buildNextRange(slots.at(-1))])}
      >
        <Plus size={18} aria-hidden />
        {t("availability.dates.addTime")}
      </button>
    </fieldset>
  );
}
