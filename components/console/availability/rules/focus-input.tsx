"use client";
import { Plus, X } from "lucide-react";
import { useId } from "react";
import { DurationInput } from "../../form/duration-input";
import { SelectInput } from "../../form/fields";
import { NumberInput } from "../../form/number-input";
import { TimeInput } from "../../form/time-input";
import { useMe } from "../../me";
import type { AvailabilityFormState } from "../../resources/edited-availability";
import { useText } from "../../texts";
import { type EveningRule, type FocusRule, formatEvenings, formatFocusBlocks } from "../format-focus";

const POINTER = "/focus";
const DAY_MINUTES = 1440;
const MAX_RULES = 4;
const MAX_COUNT = 28;
const MAX_EVENINGS = 7;

const TWO_BLOCKS: FocusRule = { per: "week", count: 2, minutes: 180 };
const LUNCH: FocusRule = { per: "day", count: 1, minutes: 30, start_time: "11:30", end_time: "14:00" };
const TWO_EVENINGS: EveningRule = { most: 2, from: "18:00" };

/** Blocks that stay free, and how many evenings may have meetings. */
export function FocusInput({ form }: { form: AvailabilityFormState }) {
  const t = useText();
  const { blocks = [], evenings = null } = form.body.focus ?? {};
  const set = (focus: { blocks: FocusRule[]; evenings: EveningRule | null }) =>
    form.set(POINTER, focus.blocks.length > 0 || focus.evenings ? focus : null);
  const addBlocks = (rule: FocusRule) => set({ blocks: [...blocks, rule], evenings });
  const canAdd = blocks.length < MAX_RULES;
  return (
    <fieldset className="min-w-0" data-field={POINTER} tabIndex={-1}>
      <legend className="font-medium text-sm">{t("availability.focus.title")}</legend>
      <p className="text-muted text-xs">{t("availability.focus.hint")}</p>
      {blocks.map((rule, index) => (
        <BlocksRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no other name than their index
          key={index}
          form={form}
          pointer={`${POINTER}/blocks/${index}`}
          rule={rule}
          onRemove={() => set({ blocks: blocks.filter((_, at) => at !== index), evenings })}
        />
      ))}
      {evenings ? (
        <EveningsRow form={form} rule={evenings} onRemove={() => set({ blocks, evenings: null })} />
      ) : null}
      <div className="mt-2 flex flex-wrap gap-2">
        {canAdd ? (
          <>
            <AddButton label={t("availability.focus.addBlocks")} onClick={() => addBlocks(TWO_BLOCKS)} />
            <AddButton label={t("availability.focus.addBreak")} onClick={() => addBlocks(LUNCH)} />
          </>
        ) : null}
        {evenings ? null : (
          <AddButton
            label={t("availability.focus.addEvenings")}
            onClick={() => set({ blocks, evenings: TWO_EVENINGS })}
          />
        )}
      </div>
    </fieldset>
  );
}

function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="button" onClick={onClick}>
      <Plus size={18} aria-hidden />
      {label}
    </button>
  );
}

interface RowProps {
  form: AvailabilityFormState;
  onRemove: () => void;
}

function BlocksRow({ form, pointer, rule, onRemove }: RowProps & { pointer: string; rule: FocusRule }) {
  const t = useText();
  const { locale } = useMe();
  const hasTimes = Boolean(rule.start_time || rule.end_time);
  return (
    <Row summary={formatFocusBlocks(rule, locale, t)} onRemove={onRemove}>
      <NumberInput
        label={t("availability.focus.count")}
        form={form}
        pointer={`${pointer}/count`}
        min={1}
        max={MAX_COUNT}
      />
      <DurationInput
        label={t("availability.focus.length")}
        form={form}
        pointer={`${pointer}/minutes`}
        maxMinutes={DAY_MINUTES}
      />
      <SelectInput
        label={t("availability.focus.per")}
        field={{ ...form.text(`${pointer}/per`), value: rule.per }}
        options={(["week", "day"] as const).map((per) => ({
          value: per,
          label: t(`availability.focus.${per}`),
        }))}
      />
      <SelectInput
        label={t("availability.focus.when")}
        field={{
          name: `${pointer}/start_time`,
          value: hasTimes ? "between" : "hours",
          error: null,
          onChange: (when) =>
            form.set(pointer, {
              ...rule,
              start_time: when === "between" ? LUNCH.start_time : null,
              end_time: when === "between" ? LUNCH.end_time : null,
            }),
        }}
        options={(["hours", "between"] as const).map((when) => ({
          value: when,
          label: t(`availability.focus.${when}`),
        }))}
      />
      {hasTimes ? (
        <>
          <TimeInput label={t("availability.focus.start")} field={form.text(`${pointer}/start_time`)} />
          <TimeInput label={t("availability.focus.end")} field={form.text(`${pointer}/end_time`)} isEnd />
        </>
      ) : null}
    </Row>
  );
}

function EveningsRow({ form, rule, onRemove }: RowProps & { rule: EveningRule }) {
  const t = useText();
  const { locale } = useMe();
  const pointer = `${POINTER}/evenings`;
  return (
    <Row summary={formatEvenings(rule, locale, t)} onRemove={onRemove}>
      <NumberInput
        label={t("availability.focus.most")}
        form={form}
        pointer={`${pointer}/most`}
        min={0}
        max={MAX_EVENINGS}
      />
      <TimeInput label={t("availability.focus.from")} field={form.text(`${pointer}/from`)} />
    </Row>
  );
}

/** The fields of a rule below the sentence that they make. */
function Row({
  summary,
  onRemove,
  children,
}: {
  summary: string;
  onRemove: () => void;
  children: React.ReactNode;
}) {
  const t = useText();
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="mt-2 min-w-0 rounded-lg border border-line p-3">
      <div className="flex items-center justify-between gap-2">
        <p id={id} className="min-w-0 text-sm">
          {summary}
        </p>
        <button
          type="button"
          className="button min-h-11 flex-none px-2.5"
          data-tone="quiet"
          aria-label={t("limits.remove", { limit: summary })}
          onClick={onRemove}
        >
          <X size={18} aria-hidden />
        </button>
      </div>
      <div className="mt-1 grid items-start gap-3 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
