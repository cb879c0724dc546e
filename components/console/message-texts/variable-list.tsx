"use client";
import { useText } from "../texts";

interface Props {
  /** The label of the field into which they are inserted. */
  target: string;
  names: readonly string[];
  /** What each stands for in the preview. */
  values: Readonly<Record<string, string>>;
  onInsert: (name: string) => void;
}

const MAX_EXAMPLE = 28;

/** The variables of a field; a click inserts one at the caret. */
export function VariableList({ target, names, values, onInsert }: Props) {
  const t = useText();
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-sm">{t("messageTexts.insertInto", { field: target })}</legend>
      {names.length === 0 ? (
        <p className="mt-2 text-muted text-sm">{t("messageTexts.noVariables")}</p>
      ) : (
        <ul className="mt-2 flex gap-2 max-sm:-mx-1 max-sm:overflow-x-auto max-sm:px-1 max-sm:pb-2 sm:flex-wrap">
          {names.map((name) => (
            <li key={name} className="flex-none">
              <button
                type="button"
                className="inline-flex min-h-9 items-center gap-2 rounded-sm border border-line bg-surface px-2.5 text-sm hover:border-muted"
                // The field keeps its caret.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onInsert(name)}
              >
                <code className="font-medium">{`{${name}}`}</code>
                <Example value={values[name]} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

const Example = ({ value }: { value: string | undefined }) =>
  value ? (
    <span className="text-muted text-xs">
      {value.length > MAX_EXAMPLE ? `${value.slice(0, MAX_EXAMPLE - 1)}…` : value}
    </span>
  ) : null;
