"use client";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { SelectInput, SwitchInput, TextInput } from "../form/fields";
import { NumberInput } from "../form/number-input";
import { TextArea } from "../form/text-area";
import type { Form } from "../form/use-form";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { languageOptions, zoneOptions } from "../users/options";
import { findContradictions } from "./contradictions";
import type { Custom } from "./custom-body";
import { HoursSelect } from "./hours-select";
import { PlacesInput } from "./places-input";

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: Form<any>;
  /** What holds where a type says nothing; null: a page is edited. */
  inherited: Custom | null;
}

type FlagName = {
  [Key in keyof Custom]-?: NonNullable<Custom[Key]> extends boolean ? Key : never;
}[keyof Custom];

/** What a page or a type says of itself, in four groups. */
export function CustomFields({ form, inherited }: Props) {
  const t = useText();
  const said = withoutNulls(form.body.custom);
  const custom: Custom = { ...inherited, ...said };
  const text = (key: keyof Custom) => form.text(`/custom/${key}`);
  const placeholderOf = (key: keyof Custom) => String(inherited?.[key] ?? "");
  const flag = (name: FlagName) => <Flag name={name} form={form} inherited={inherited} />;
  const options = (list: { value: string; label: string }[]) => [
    { value: "", label: inherited ? t("pages.asPage") : t("pages.asOwner") },
    ...list,
  ];
  const contradictions = findContradictions(custom);
  return (
    <>
      {contradictions.length > 0 ? (
        <ul className="grid gap-2 rounded-sm border border-warn px-4 py-3" aria-live="polite">
          {contradictions.map((name) => (
            <li key={name} className="flex gap-2">
              <TriangleAlert size={18} aria-hidden className="mt-1 flex-none text-warn" />
              {t(`pages.contradictions.${name}`)}
            </li>
          ))}
        </ul>
      ) : null}
      <Group title={t("pages.look")}>
        <TextInput label={t("pages.fields.invite_title")} field={text("invite_title")} />
        {flag("set_lang")}
        <SelectInput
          label={t("pages.fields.fixed_lang")}
          field={text("fixed_lang")}
          options={options(languageOptions())}
        />
        {flag("set_timezone")}
        <SelectInput
          label={t("pages.fields.fixed_timezone")}
          field={text("fixed_timezone")}
          options={options(zoneOptions())}
        />
        {flag("hide_support")}
      </Group>
      <Group title={t("pages.questions")}>
        {flag("ask_phone")}
        {flag("ask_company")}
        {flag("hide_title")}
        {inherited ? null : (
          <>
            {flag("title_mandatory")}
            <div className="grid gap-5 sm:grid-cols-2">
              <TextInput label={t("pages.fields.title_label")} field={text("title_label")} />
              <TextInput label={t("pages.fields.title_placeholder")} field={text("title_placeholder")} />
            </div>
          </>
        )}
        {flag("block_new_invitee")}
        {flag("hide_places")}
        {flag("forbid_add_places")}
        <PlacesInput form={form} />
      </Group>
      <Group title={t("pages.rules")}>
        <NumberInput
          label={t("pages.fields.duration")}
          hint={t("hours.minutes")}
          placeholder={placeholderOf("duration") || "30"}
          form={form}
          pointer="/custom/duration"
          min={5}
          max={1440}
        />
        {flag("auto_confirm")}
        {flag("one_slot")}
        <NumberInput
          label={t("pages.fields.min_dates")}
          placeholder={placeholderOf("min_dates") || "1"}
          form={form}
          pointer="/custom/min_dates"
          min={1}
          max={10}
        />
        <HoursSelect name="event_hide_decline" form={form} ofType={inherited !== null} />
        <HoursSelect name="reminder_hours" form={form} ofType={inherited !== null} />
        {flag("enable_api")}
      </Group>
      <Group title={t("pages.after")}>
        <TextInput
          label={t("pages.fields.auto_title")}
          hint={t("pages.hints.auto_title", { invitee: "{{invitee}}", me: "{{me}}" })}
          field={text("auto_title")}
        />
        <TextArea label={t("pages.fields.auto_message")} field={text("auto_message")} />
        <TextInput
          label={t("pages.fields.redirect_url")}
          hint={t("pages.hints.redirect_url")}
          type="url"
          field={text("redirect_url")}
        />
      </Group>
    </>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Panel title={title}>
    <div className="grid gap-5">{children}</div>
  </Panel>
);

/** Of a page on or off; a type may also leave it to its page. */
function Flag({ name, form, inherited }: Props & { name: FlagName }) {
  const t = useText();
  const pointer = `/custom/${name}`;
  const value = form.body.custom[name] as boolean | null;
  const label = t(`pages.fields.${name}`);
  if (!inherited)
    return (
      <SwitchInput label={label} checked={value ?? false} onChange={(on) => form.set(pointer, on || null)} />
    );
  const field = {
    name: pointer,
    value: value === null ? "" : String(value),
    error: form.errorOf(pointer),
    onChange: (chosen: string) => form.set(pointer, chosen === "" ? null : chosen === "true"),
  };
  const asPage = `${t("pages.asPage")} (${inherited[name] ? t("own.on") : t("own.off")})`;
  return (
    <SelectInput
      label={label}
      field={field}
      options={[
        { value: "", label: asPage },
        { value: "true", label: t("own.on") },
        { value: "false", label: t("own.off") },
      ]}
    />
  );
}

const withoutNulls = (custom: Record<string, unknown>): Custom =>
  Object.fromEntries(Object.entries(custom).filter(([, value]) => value !== null));
