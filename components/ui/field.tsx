import type { FieldView } from "@/lib/pages/page-shell/view";
import { Icon } from "./icon";
import { LocalField } from "./local-field";

const OTHER_KINDS: FieldView["kind"][] = ["textarea", "code", "number", "select"];

/** A labelled input with its hint and error. Browser validation is off, since the server's messages are better. */
export function Field(props: Omit<FieldView, "as">) {
  const { kind, id, error, hint, local } = props;
  const describedBy = [hint === null ? null : `${id}-hint`, error === null ? null : `${id}-error`]
    .filter((part) => part !== null)
    .join(" ");
  const shared = {
    id,
    name: props.name,
    defaultValue: props.value,
    className: props.locked ? "input mt-2 bg-surface text-muted" : "input mt-2",
    ...(props.locked && { readOnly: true }),
    "aria-required": props.required,
    ...(props.placeholder === null ? {} : { placeholder: props.placeholder }),
    ...(props.autoComplete === null ? {} : { autoComplete: props.autoComplete }),
    ...(props.maxLength === null ? {} : { maxLength: props.maxLength }),
    ...(describedBy === "" ? {} : { "aria-describedby": describedBy }),
    ...(error === null ? {} : { "aria-invalid": true }),
  };
  return (
    <div>
      <label
        htmlFor={id}
        {...(local && { id: `${id}-label` })}
        className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm font-medium"
      >
        <bdi>{props.label}</bdi>
        {props.optional === null ? null : (
          <span className="text-xs font-normal text-muted">{props.optional}</span>
        )}
      </label>
      {hint === null ? null : (
        <p id={`${id}-hint`} className="text-xs text-muted">
          <bdi>{hint}</bdi>
        </p>
      )}
      {kind === "textarea" ? <textarea rows={3} {...shared} /> : null}
      {kind === "code" ? <input type="text" inputMode="numeric" {...shared} /> : null}
      {kind === "number" ? <input type="text" inputMode="decimal" {...shared} /> : null}
      {kind === "select" ? (
        <span className="relative block">
          <select {...shared} className="input select mt-2 w-full">
            {props.options?.map(({ value, label }) => (
              <option key={value} value={value} dir="auto">
                {label}
              </option>
            ))}
          </select>
          <Icon name="down" className="pointer-events-none absolute end-3 bottom-4 size-4" />
        </span>
      ) : null}
      {OTHER_KINDS.includes(kind) ? null : local && (kind === "date" || kind === "time") ? (
        <LocalField key={props.value} {...local} kind={kind} input={shared} />
      ) : (
        <input type={kind} {...shared} />
      )}
      {error === null ? null : (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
