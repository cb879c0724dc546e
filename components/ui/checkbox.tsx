import type { CheckboxView } from "@/lib/pages/page-shell/view";

/** A checkbox in the size of a choice tile. */
export function Checkbox({
  id,
  name,
  label,
  checked,
  required,
  optional,
  hint,
  error,
}: Omit<CheckboxView, "as">) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <label className="choice">
        <input
          id={id}
          type="checkbox"
          name={name}
          value="true"
          defaultChecked={checked}
          aria-required={required}
          {...(describedBy && { "aria-describedby": describedBy })}
          {...(error !== null && { "aria-invalid": true })}
          className="mt-[3px] size-5 flex-none outline-none"
        />
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 wrap-anywhere">
          <bdi>{label}</bdi>
          {optional === null ? null : <span className="text-xs text-muted">{optional}</span>}
        </span>
      </label>
      {hint === null ? null : (
        <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
          <bdi>{hint}</bdi>
        </p>
      )}
      {error === null ? null : (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
