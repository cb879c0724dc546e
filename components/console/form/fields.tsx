"use client";
import { Switch } from "@base-ui/react/switch";
import { type ReactNode, useId } from "react";
import { useText } from "../texts";
import { normalizeWebsiteUrl } from "./normalize-website-url";
import { useIsReadOnly } from "./read-only-fields";
import type { TextField } from "./use-form";

interface Labelled {
  label: string;
  hint?: string;
}

export function TextInput({
  label,
  hint,
  type = "text",
  autoComplete = "off",
  field,
}: Labelled & {
  type?: "text" | "email" | "url" | "tel" | "password";
  autoComplete?: "off" | "tel" | "current-password" | "new-password" | "one-time-code";
  field: TextField;
}) {
  const id = useId();
  const t = useText();
  const error = field.malformed && (type === "url" || type === "email") ? t(`errors.${type}`) : field.error;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...buildFieldAria(id, hint, error)}
        className="input mt-1"
        type={type}
        name={field.name}
        value={field.value}
        autoComplete={autoComplete}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={() => {
          const complete = type === "url" ? normalizeWebsiteUrl(field.value) : field.value;
          if (complete !== field.value) field.onChange(complete);
        }}
      />
    </FieldFrame>
  );
}

interface Option {
  value: string;
  label: string;
}

/** The native `<select>`: phones show it best, and it needs no script. */
export function SelectInput({
  label,
  hint,
  field,
  options,
}: Labelled & { field: TextField; options: readonly Option[] }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={field.error}>
      <select
        {...buildFieldAria(id, hint, field.error)}
        className="input mt-1"
        name={field.name}
        value={field.value}
        onChange={(event) => field.onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

export function SwitchInput({
  label,
  hint,
  pointer,
  checked,
  onChange,
}: Labelled & { pointer?: string; checked: boolean; onChange: (checked: boolean) => void }) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <label htmlFor={id} className="min-h-11 flex-1 py-2">
        <span className="block text-sm font-medium">{label}</span>
        {hint ? <span className="block text-xs text-muted">{hint}</span> : null}
      </label>
      <Switch.Root
        id={id}
        data-field={pointer}
        checked={checked}
        disabled={useIsReadOnly()}
        onCheckedChange={onChange}
        className="mt-2 flex h-7 w-12 flex-none items-center rounded-lg border border-muted bg-surface p-1 transition data-checked:border-text data-checked:bg-accent data-disabled:opacity-55 forced-colors:data-checked:bg-[Highlight]"
      >
        <Switch.Thumb className="size-4.5 rounded-lg bg-muted transition-transform data-checked:translate-x-5 rtl:data-checked:-translate-x-5 data-checked:bg-accent-text forced-colors:bg-[ButtonText] forced-colors:data-checked:bg-[HighlightText]" />
      </Switch.Root>
    </div>
  );
}

export function FieldFrame({
  id,
  label,
  hint,
  error,
  children,
}: {
  id: string;
  label: string;
  hint: string | undefined;
  error: string | null;
  children: ReactNode;
}) {
  return (
    <div>
      <label id={`${id}-label`} htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The hint and the error of a field, as `buildFieldAria` names them. */
export const FieldNotes = ({
  id,
  hint,
  error,
  isAlert = false,
}: {
  id: string;
  hint?: string | undefined;
  error: string | null;
  /** Screen readers announce the error at once. */
  isAlert?: boolean;
}) => (
  <>
    {hint ? (
      <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
        {hint}
      </p>
    ) : null}
    {error ? (
      <p id={`${id}-error`} {...(isAlert && { role: "alert" })} className="mt-1 text-sm font-medium text-bad">
        {error}
      </p>
    ) : null}
  </>
);

export const buildFieldAria = (id: string, hint: string | undefined, error: string | null) => {
  const parts = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter((part) => part !== null);
  return {
    id,
    ...(error ? { "aria-invalid": true } : {}),
    ...(parts.length > 0 ? { "aria-describedby": parts.join(" ") } : {}),
  };
};
