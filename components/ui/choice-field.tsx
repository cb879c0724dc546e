import type { ReactNode } from "react";

/**
 * Radios or checkboxes as tiles with a visible control. `children`: a free-text answer below; the last radio opens it.
 */
export function ChoiceField({
  id,
  name,
  legend,
  multiple,
  options,
  hint = null,
  optional = null,
  error,
  children,
}: {
  id: string;
  name: string;
  legend: string;
  multiple: boolean;
  options: { value: string; label: string; detail: string | null; checked: boolean }[];
  hint?: string | null;
  optional?: string | null;
  error: string | null;
  children?: ReactNode;
}) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="group/choice"
      {...(describedBy && { "aria-describedby": describedBy })}
    >
      <legend className="flex w-full flex-wrap items-baseline justify-between gap-x-3 text-sm font-medium">
        <bdi>{legend}</bdi>
        {optional === null ? null : <span className="text-xs font-normal text-muted">{optional}</span>}
      </legend>
      {hint === null ? null : (
        <p id={`${id}-hint`} className="text-xs text-muted">
          <bdi>{hint}</bdi>
        </p>
      )}
      <div className="mt-2 grid gap-2">
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type={multiple ? "checkbox" : "radio"}
              name={name}
              value={option.value}
              defaultChecked={option.checked}
              className="mt-[3px] size-5 flex-none outline-none"
            />
            <span className="min-w-0 wrap-anywhere">
              <bdi>{option.label}</bdi>
              {option.detail === null ? null : (
                <span className="block text-sm text-muted">
                  <bdi>{option.detail}</bdi>
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error === null ? null : (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-bad">
          {error}
        </p>
      )}
      {children === undefined ? null : <div className={`mt-4 ${multiple ? "" : OPENED}`}>{children}</div>}
    </fieldset>
  );
}

const OPENED = "supports-[selector(:has(a))]:hidden group-has-[label:last-child>input:checked]/choice:block!";
