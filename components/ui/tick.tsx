import type { TickView } from "@/lib/pages/frame/view";

/** One box to tick, as large as the tiles of a choice. */
export function Tick({ id, name, label, checked, required, optional, hint, error }: Omit<TickView, "as">) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <label className="flex min-h-12 cursor-pointer gap-3 rounded-sm border border-busy bg-raised px-3 py-2.5 transition-colors hover:border-text has-checked:border-text has-checked:bg-accent/12 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
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
          {label}
          {optional === null ? null : <span className="text-xs text-muted">{optional}</span>}
        </span>
      </label>
      {hint === null ? null : (
        <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
          {hint}
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
