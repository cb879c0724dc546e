"use client";
import type { ReactNode } from "react";
import { SwitchInput } from "../form/fields";
import type { FormController } from "../form/use-form";
import { type SettingGroupName, SettingGroupProvider } from "../pages/setting-group";
import { useText } from "../texts";

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a template, or of a type of it
  form: FormController<any>;
  children: ReactNode;
}

const POINTER = "/locked";

/** The settings of a template or one of its types, each group with a lock switch. */
export function LockableGroups({ form, children }: Props) {
  const t = useText();
  const locked: readonly SettingGroupName[] = form.body.locked;
  const setLocked = (name: SettingGroupName, on: boolean) =>
    form.set(POINTER, on ? [...locked, name] : locked.filter((one) => one !== name));
  const describeLock = (name: SettingGroupName) =>
    `${t(`templates.groups.${name}`)} · ${t(locked.includes(name) ? "templates.lockedHint" : "templates.freeHint")}`;
  return (
    <SettingGroupProvider
      value={(name, fields, isContinued) => (
        <fieldset className="min-w-0 rounded-sm border border-line">
          <legend className="sr-only">{t(`templates.groups.${name}`)}</legend>
          <div className="border-line border-b bg-surface px-4 py-1">
            {isContinued ? (
              <p className="py-3 text-muted text-sm">{describeLock(name)}</p>
            ) : (
              <SwitchInput
                label={t(`templates.groups.${name}`)}
                hint={t(locked.includes(name) ? "templates.lockedHint" : "templates.freeHint")}
                pointer={`${POINTER}/${name}`}
                checked={locked.includes(name)}
                onChange={(on) => setLocked(name, on)}
              />
            )}
          </div>
          <div className="grid gap-5 p-4">{fields}</div>
        </fieldset>
      )}
    >
      {children}
    </SettingGroupProvider>
  );
}
