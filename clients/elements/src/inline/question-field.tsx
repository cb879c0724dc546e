/** @jsxImportSource preact */
import type { DetailsFormState } from "./calendar-context";
import type { TranslateText } from "./create-translator";
import type { PageFacts } from "./page-client";

interface Props {
  t: TranslateText;
  form: DetailsFormState;
  name: string;
  label: string;
  kind?: PageFacts["questions"][number]["kind"];
  options?: { value: string; label: string }[];
  required?: boolean;
  help?: string | null;
  autoComplete?: string;
  maxLength?: number;
  /** The earliest value of a date field. */
  min?: string;
  max?: string;
}

const INPUT_TYPES: Partial<Record<NonNullable<Props["kind"]>, string>> = {
  email: "email",
  phone: "tel",
  url: "url",
  date: "date",
  number: "text",
};

/** A question with its answer and its error. */
export function QuestionField(props: Props) {
  const { t, form, name, label, kind = "text", required = false, help } = props;
  const error = form.errors[name];
  const described = [error && `${name}-fault`, help && `${name}-help`].filter(Boolean).join(" ") || undefined;
  const head = (
    <>
      <bdi>{label}</bdi>
      {required ? null : <span class="hint"> {t("optional")}</span>}
    </>
  );
  const notes = (
    <>
      {help ? (
        <small id={`${name}-help`} class="hint">
          <bdi>{help}</bdi>
        </small>
      ) : null}
      {error ? (
        <small id={`${name}-fault`} class="fault">
          {error}
        </small>
      ) : null}
    </>
  );
  const state = { "aria-describedby": described, "aria-invalid": Boolean(error), "aria-required": required };
  if (kind === "radio" || kind === "multi_select")
    return (
      <fieldset aria-describedby={described} data-wrong={Boolean(error)}>
        <legend>{head}</legend>
        {notes}
        <OptionList {...props} />
      </fieldset>
    );
  const value = form.typed[name] ?? "";
  if (kind === "checkbox")
    return (
      <div class="field">
        <label class="tick">
          <input
            {...state}
            type="checkbox"
            name={name}
            checked={value === "yes"}
            onChange={(event) => form.type(name, event.currentTarget.checked ? "yes" : "")}
          />
          <span>{head}</span>
        </label>
        {notes}
      </div>
    );
  return (
    <div class="field">
      <label for={name}>{head}</label>
      {notes}
      <Input {...props} state={state} value={value} />
    </div>
  );
}

function Input({
  t,
  form,
  name,
  min,
  max,
  kind = "text",
  options = [],
  autoComplete,
  maxLength,
  state,
  value,
}: Props & { state: object; value: string }) {
  const shared = { ...state, id: name, name, value };
  const onInput = (event: { currentTarget: { value: string } }) => form.type(name, event.currentTarget.value);
  if (kind === "long_text") return <textarea {...shared} rows={3} maxLength={maxLength} onInput={onInput} />;
  if (kind !== "select")
    return (
      <input
        {...shared}
        type={INPUT_TYPES[kind] ?? "text"}
        inputMode={kind === "number" ? "decimal" : undefined}
        autoComplete={autoComplete}
        maxLength={maxLength}
        min={min}
        max={max}
        onInput={onInput}
      />
    );
  return (
    <select {...shared} onChange={onInput}>
      <option value="">{t("choose")}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function OptionList({ form, name, kind, options = [] }: Props) {
  const chosen = (form.typed[name] ?? "").split("\n").filter(Boolean);
  const choose = (value: string, isChosen: boolean) => {
    const others = kind === "radio" ? [] : chosen.filter((one) => one !== value);
    form.type(name, (isChosen ? [...others, value] : others).join("\n"));
  };
  return (
    <div>
      {options.map(({ value, label }) => (
        <label key={value} class="tick">
          <input
            type={kind === "radio" ? "radio" : "checkbox"}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={(event) => choose(value, event.currentTarget.checked)}
          />
          <bdi>{label}</bdi>
        </label>
      ))}
    </div>
  );
}
