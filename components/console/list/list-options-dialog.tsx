"use client";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { Modal } from "../ui/modal";
import { useChangeListSettings, useListSettings } from "./list-settings";
import { ViewOptions } from "./view-options";

interface Props {
  list: string;
  columns: readonly { name: string; label: string }[];
  onClose: () => void;
}

/** The density, columns and views of a list; changes apply at once, to this user only. */
export default function ListOptionsDialog({ list, columns, onClose }: Props) {
  const t = useText();
  const { compact, hidden } = useListSettings(list);
  const change = useChangeListSettings();
  const show = (name: string, on: boolean) =>
    change.mutate(({ hidden_columns: before }) => {
      const others = (before[list] ?? []).filter((one) => one !== name);
      return { hidden_columns: { ...before, [list]: on ? others : [...others, name] } };
    });
  return (
    <Modal open title={t("list.options")} onClose={onClose}>
      <div className="mt-4 grid gap-6">
        <Toggle
          label={t("list.compact")}
          checked={compact}
          onChange={(on) => change.mutate(() => ({ compact: on }))}
        />
        <fieldset>
          <legend className="mb-1 font-medium">{t("list.columns")}</legend>
          <div className="grid sm:grid-cols-2">
            {columns.slice(1).map(({ name, label }) => (
              <Toggle
                key={name}
                label={label}
                checked={!hidden.includes(name)}
                onChange={(on) => show(name, on)}
              />
            ))}
          </div>
        </fieldset>
        <ViewOptions list={list} change={change} />
        <ErrorText error={change.error} />
      </div>
    </Modal>
  );
}

interface ToggleProps {
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}

const Toggle = ({ label, checked, onChange }: ToggleProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3">
    <input
      type="checkbox"
      className="size-4.5 flex-none"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    {label}
  </label>
);
