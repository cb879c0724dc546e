"use client";
import { Trash2 } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { type FormEvent, useState } from "react";
import type { Schemas } from "../api";
import { useMe } from "../me";
import { useText } from "../texts";
import { IconButton } from "../ui/icon-button";
import { type useChangeListSettings, useListSettings } from "./list-settings";
import { extractViewParams } from "./view-params";

type View = Schemas["ListView"];

interface Props {
  list: string;
  change: ReturnType<typeof useChangeListSettings>;
}

/** The views of a list: save the current one under a name; rename, share or delete others. */
export function ViewOptions({ list, change }: Props) {
  const t = useText();
  const { own } = useListSettings(list);
  const edit = (toViews: (views: View[]) => View[]) =>
    change.mutate(({ views }) => ({ views: toViews(views) }));
  const isSame = (one: View, other: View) => one.list === other.list && one.name === other.name;
  return (
    <section className="grid gap-3">
      <h3 className="font-medium">{t("list.views")}</h3>
      {own.length === 0 ? null : (
        <ul className="divide-y divide-line border-line border-y">
          {own.map((view) => (
            <ViewRow
              key={view.name}
              view={view}
              onChange={(next) => edit((views) => views.map((one) => (isSame(one, view) ? next : one)))}
              onDelete={() => edit((views) => views.filter((one) => !isSame(one, view)))}
            />
          ))}
        </ul>
      )}
      <NewView
        busy={change.isPending}
        onSave={(name, params) =>
          edit((views) => {
            const view = { list, name, params, shared: false };
            return [...views.filter((one) => !isSame(one, view)), view];
          })
        }
      />
    </section>
  );
}

const MAX_NAME_CHARACTERS = 60;

interface NewProps {
  busy: boolean;
  onSave: (name: string, params: Record<string, string>) => void;
}

/** Saves the current state of the list; an existing name is overwritten. */
function NewView({ busy, onSave }: NewProps) {
  const t = useText();
  const params = extractViewParams(useSearchParams());
  const [name, setName] = useState("");
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (busy || name.trim() === "") return;
    onSave(name.trim(), params);
    setName("");
  };
  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={save}>
      <label className="grid flex-[1_1_12rem] gap-1">
        {t("list.viewName")}
        <input
          className="input"
          value={name}
          maxLength={MAX_NAME_CHARACTERS}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <button type="submit" className="button" aria-disabled={busy || name.trim() === ""}>
        {t("list.saveView")}
      </button>
    </form>
  );
}

interface RowProps {
  view: View;
  onChange: (view: View) => void;
  onDelete: () => void;
}

function ViewRow({ view, onChange, onDelete }: RowProps) {
  const t = useText();
  const { admin } = useMe();
  const [name, setName] = useState(view.name);
  const rename = () => {
    const newName = name.trim();
    if (newName === "") setName(view.name);
    else if (newName !== view.name) onChange({ ...view, name: newName });
  };
  return (
    <li className="grid gap-1 py-2">
      <div className="flex items-center gap-2">
        <input
          className="input min-w-0 flex-1"
          aria-label={t("list.viewName")}
          value={name}
          maxLength={MAX_NAME_CHARACTERS}
          onChange={(event) => setName(event.target.value)}
          onBlur={rename}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.currentTarget.blur();
          }}
        />
        <IconButton label={t("list.deleteView", { name: view.name })} onClick={onDelete}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </div>
      {admin ? (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-xs">
          <input
            type="checkbox"
            className="size-4.5 flex-none"
            checked={view.shared}
            onChange={(event) => onChange({ ...view, shared: event.target.checked })}
          />
          {t("list.shareView")}
        </label>
      ) : null}
    </li>
  );
}
