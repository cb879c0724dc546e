"use client";
import { TextInput } from "../../form/fields";
import { TextArea } from "../../form/text-area";
import { useText } from "../../texts";
import { HoursSelect } from "../hours-select";
import { makeFlag, type SettingContext, type SettingSection } from "./setting";

function TitleField({ form }: SettingContext) {
  const t = useText();
  return (
    <TextInput
      label={t("pages.fields.auto_title")}
      hint={t("pages.hints.auto_title", { invitee: "{{invitee}}", me: "{{me}}" })}
      field={form.text("/custom/auto_title")}
    />
  );
}

function MessageField({ form }: SettingContext) {
  const t = useText();
  return <TextArea label={t("pages.fields.auto_message")} field={form.text("/custom/auto_message")} />;
}

function RedirectField({ form }: SettingContext) {
  const t = useText();
  return (
    <TextInput
      label={t("pages.fields.redirect_url")}
      hint={t("pages.hints.redirect_url")}
      type="url"
      field={form.text("/custom/redirect_url")}
    />
  );
}

export const NOTIFICATION_SECTIONS: readonly SettingSection[] = [
  {
    name: "after",
    title: (t) => t("pages.after"),
    settings: [
      { keys: ["auto_message"], group: "after", Fields: MessageField },
      { keys: ["redirect_url"], group: "after", Fields: RedirectField },
      { keys: ["auto_title"], group: "after", Fields: TitleField },
      makeFlag("invite_guests", "after", { hint: (t) => t("conferencing.invite") }),
    ],
  },
  {
    name: "before",
    title: (t) => t("pages.sections.before"),
    settings: [
      {
        keys: ["reminder_hours"],
        group: "changes",
        Fields: ({ form, inherited }) => (
          <HoursSelect name="reminder_hours" form={form} ofType={inherited !== null} />
        ),
      },
      {
        keys: ["event_hide_decline"],
        group: "changes",
        Fields: ({ form, inherited }) => (
          <HoursSelect name="event_hide_decline" form={form} ofType={inherited !== null} />
        ),
      },
    ],
  },
];
