"use client";
import { SwitchInput, TextInput } from "../form/fields";
import { TextArea } from "../form/text-area";
import type { FormController } from "../form/use-form";
import { buildSettingLabels } from "../resources/edited-settings";
import { type TranslateConsole, useText } from "../texts";
import { SettingGroup } from "./setting-group";

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a type, or of a template's
  form: FormController<any>;
}

export function TypeTexts({ form }: Props) {
  const t = useText();
  return (
    <SettingGroup name="words">
      <TextInput label={t("pages.typeName")} field={form.text("/name", "")} />
      <TextArea label={t("pages.description")} field={form.text("/description", "")} />
      <TextArea
        label={t("pages.message")}
        hint={t("pages.typeMessageHint")}
        field={form.text("/message", "")}
      />
    </SettingGroup>
  );
}

/** The switches of a template's type; the editor of a type has `active` in its header. */
export function TypeVisibility({ form }: Props) {
  const t = useText();
  return (
    <SettingGroup name="offer">
      <SwitchInput label={t("pages.active")} hint={t("pages.activeHint")} {...form.switch("/active")} />
      <ListedSwitch form={form} />
    </SettingGroup>
  );
}

export function ListedSwitch({ form }: Props) {
  const t = useText();
  return <SwitchInput label={t("pages.public")} hint={t("pages.publicHint")} {...form.switch("/public")} />;
}

export const buildTypeLabels = (t: TranslateConsole) => ({
  "/name": t("pages.typeName"),
  "/handle": t("pages.handle"),
  "/description": t("pages.description"),
  "/message": t("pages.message"),
  "/active": t("pages.active"),
  "/public": t("pages.public"),
  ...buildSettingLabels(t, false),
});
