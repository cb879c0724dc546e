"use client";
import { useRef, useState } from "react";
import { SwitchInput } from "../form/fields";
import { useText } from "../texts";
import { formatTextIssue, type PreviewIssue } from "./format-text-issue";
import { insertAtCaret } from "./insert-at-caret";
import { PartField, type PartInput } from "./part-field";
import type { MessageKindRow, MessageText } from "./queries";
import type { TextForm } from "./use-text-form";
import { VariableList } from "./variable-list";

type Part = MessageKindRow["parts"][number];

const PART_HINTS = { closing: "messageTexts.closingHint", button: "messageTexts.buttonHint" } as const;

const buildInserted = (name: string, choices: readonly string[]): string =>
  choices.length > 0
    ? `{${name}, select, ${choices.map((choice) => `${choice} {…}`).join(" ")} other {…}}`
    : `{${name}}`;

interface Props {
  form: TextForm;
  row: MessageKindRow;
  ours: MessageText["ours"];
  /** The values of variables that are choices. */
  choices: Readonly<Record<string, readonly string[]>>;
  issues: readonly PreviewIssue[];
  /** What the variables stand for in the preview. */
  values: Readonly<Record<string, string>>;
}

/** The parts of a text, and the variables of the one that has or had the focus. */
export function PartFields({ form, row, ours, choices, issues, values }: Props) {
  const t = useText();
  const [target, setTarget] = useState<Part["part"]>("text");
  const inputs = {
    subject: useRef<PartInput>(null),
    text: useRef<PartInput>(null),
    closing: useRef<PartInput>(null),
    button: useRef<PartInput>(null),
  };
  const targetPart = row.parts.find(({ part }) => part === target);
  const buildField = ({ part, required }: Part) => {
    const field = form.text(`/${part}`, required ? "" : null);
    const issue = issues.find((one) => one.part === part);
    return { ...field, error: issue ? formatTextIssue(issue, t) : field.error };
  };
  const insert = (name: string) => {
    const input = inputs[target].current;
    if (input && targetPart)
      insertAtCaret(input, buildInserted(name, choices[name] ?? []), buildField(targetPart).onChange);
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <VariableList
        target={t(`messageTexts.part.${target}`)}
        names={targetPart?.variables ?? []}
        values={values}
        onInsert={insert}
      />
      {row.parts.map((part) => {
        const hint = part.part in PART_HINTS ? PART_HINTS[part.part as keyof typeof PART_HINTS] : null;
        return (
          <PartField
            key={part.part}
            label={t(`messageTexts.part.${part.part}`)}
            {...(hint && { hint: t(hint) })}
            field={buildField(part)}
            ours={ours[part.part]}
            isSingleLine={part.single_line}
            inputRef={inputs[part.part]}
            onFocus={() => setTarget(part.part)}
          />
        );
      })}
      {row.can_omit_details ? (
        <SwitchInput label={t("messageTexts.details")} {...form.switch("/details")} />
      ) : null}
    </div>
  );
}
