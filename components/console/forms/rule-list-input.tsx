"use client";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { SelectInput } from "../form/fields";
import type { FormController } from "../form/use-form";
import type { EditedQuestion } from "../pages/questions/edited-questions";
import { useText } from "../texts";
import { IconButton } from "../ui/icon-button";
import { parseMoveKey } from "../ui/parse-move-key";
import { ConditionFields } from "./condition-fields";
import { createCondition, type EditedForm, type EditedRule, makeRule, moveRule } from "./edited-form";
import { TargetField } from "./target-field";

const MAX_RULES = 50;
const MAX_CONDITIONS = 20;

interface Props {
  form: FormController<EditedForm>;
  rules: readonly EditedRule[];
  questions: readonly EditedQuestion[];
}

/** The rules in the order of their evaluation. */
export function RuleListInput({ form, rules, questions }: Props) {
  const t = useText();
  const [announcement, setAnnouncement] = useState("");
  const named = questions.filter(({ key }) => key !== undefined);
  const [first] = named;
  const set = (next: readonly EditedRule[]) => form.set("/rules", next);
  const move = (from: number, by: -1 | 1) => {
    set(moveRule(rules, from, from + by));
    const name = t("forms.rule", { number: String(from + 1) });
    setAnnouncement(t("forms.moved", { name, number: String(from + by + 1) }));
  };
  return (
    <fieldset className="grid min-w-0 gap-3" data-field="/rules" tabIndex={-1}>
      <legend className="text-muted text-sm">{t("forms.rulesText")}</legend>
      {rules.length === 0 ? null : (
        <ol className="mt-3 grid gap-3">
          {rules.map((rule, index) => (
            <RuleItem
              key={rule._id}
              form={form}
              rule={rule}
              index={index}
              last={index === rules.length - 1}
              questions={named}
              onMove={(by) => move(index, by)}
              onRemove={() => set(rules.filter((_, at) => at !== index))}
            />
          ))}
        </ol>
      )}
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
      {first === undefined ? <p className="text-muted text-sm">{t("forms.first")}</p> : null}
      {first !== undefined && rules.length < MAX_RULES ? (
        <button
          type="button"
          className="button justify-self-start"
          onClick={() => set([...rules, makeRule(first)])}
        >
          <Plus size={18} aria-hidden />
          {t("forms.addRule")}
        </button>
      ) : null}
    </fieldset>
  );
}

interface ItemProps {
  form: FormController<EditedForm>;
  rule: EditedRule;
  index: number;
  last: boolean;
  questions: readonly EditedQuestion[];
  /** Moves by one; -1 is up. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A rule; Alt with an arrow key moves it. */
function RuleItem({ form, rule, index, last, questions, onMove, onRemove }: ItemProps) {
  const t = useText();
  const pointer = `/rules/${index}`;
  const name = t("forms.rule", { number: String(index + 1) });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = parseMoveKey(event);
    if (by !== null && (by === -1 ? index > 0 : !last)) onMove(by);
  };
  return (
    <li className="rounded-sm border border-line bg-raised" onKeyDown={onKeyDown} data-rule={rule._id}>
      <div className="flex flex-wrap items-center gap-x-1 border-line border-b py-1 pe-1 ps-4">
        <h3 className="min-w-0 flex-1 font-medium">{name}</h3>
        <IconButton label={t("forms.up", { name })} off={index === 0} onClick={() => onMove(-1)}>
          <ArrowUp size={18} aria-hidden />
        </IconButton>
        <IconButton label={t("forms.down", { name })} off={last} onClick={() => onMove(1)}>
          <ArrowDown size={18} aria-hidden />
        </IconButton>
        <IconButton label={t("forms.removeRule", { name })} onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </div>
      <div className="grid gap-5 p-4">
        <Conditions form={form} rule={rule} pointer={pointer} questions={questions} />
        <TargetField form={form} pointer={`${pointer}/to`} label={t("forms.to")} target={rule.to} />
      </div>
    </li>
  );
}

type ConditionsProps = Pick<ItemProps, "form" | "rule" | "questions"> & { pointer: string };

function Conditions({ form, rule: { match, conditions }, pointer, questions }: ConditionsProps) {
  const t = useText();
  const [first] = questions;
  const set = (next: EditedRule["conditions"]) => form.set(`${pointer}/conditions`, next);
  return (
    <>
      {conditions.length < 2 ? null : (
        <SelectInput
          label={t("forms.match")}
          field={{
            name: `${pointer}/match`,
            value: match,
            error: null,
            onChange: (chosen) => form.set(`${pointer}/match`, chosen),
          }}
          options={[
            { value: "all", label: t("forms.all") },
            { value: "any", label: t("forms.any") },
          ]}
        />
      )}
      {conditions.map((condition, conditionIndex) => (
        <ConditionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no other name than their place
          key={conditionIndex}
          form={form}
          pointer={`${pointer}/conditions/${conditionIndex}`}
          number={conditionIndex + 1}
          condition={condition}
          questions={questions}
          onRemove={
            conditions.length > 1 ? () => set(conditions.filter((_, at) => at !== conditionIndex)) : null
          }
        />
      ))}
      {first !== undefined && conditions.length < MAX_CONDITIONS ? (
        <button
          type="button"
          className="button justify-self-start"
          data-tone="quiet"
          onClick={() => set([...conditions, createCondition(first)])}
        >
          <Plus size={18} aria-hidden />
          {t("forms.addCondition")}
        </button>
      ) : null}
    </>
  );
}
