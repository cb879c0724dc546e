"use client";
import { SelectInput } from "../form/fields";
import { LinesInput } from "../form/lines-input";
import { useText } from "../texts";
import type { SettingContext } from "./settings/setting";

const CONTACT_TEXTS = { email: "byEmail", phone: "byPhone", either: "byEither" } as const;

/** The contact details that bookers give. */
export function ContactField({ form, inherited }: SettingContext) {
  const t = useText();
  const way = inherited
    ? `${t("pages.asPage")} (${t(`pages.${CONTACT_TEXTS[inherited.contact ?? "email"]}`)})`
    : t("pages.byEmail");
  const ways = inherited ? (["email", "phone", "either"] as const) : (["phone", "either"] as const);
  return (
    <SelectInput
      label={t("pages.fields.contact")}
      hint={t("pages.hints.contact")}
      field={form.text("/custom/contact")}
      options={[
        { value: "", label: way },
        ...ways.map((value) => ({ value, label: t(`pages.${CONTACT_TEXTS[value]}`) })),
      ]}
    />
  );
}

/** The mail domains of bookers. */
export function AllowedDomainsField({ form, inherited }: SettingContext) {
  const t = useText();
  const domains = form.body.custom.allowed_domains as string[] | null;
  return (
    <LinesInput
      label={t("pages.fields.allowed_domains")}
      hint={t("pages.hints.allowed_domains")}
      placeholder={inherited?.allowed_domains?.join("\n") ?? "example.com"}
      name="/custom/allowed_domains"
      lines={domains ?? []}
      error={form.findError("/custom/allowed_domains")}
      onChange={(lines) => form.set("/custom/allowed_domains", lines.length > 0 ? lines : null)}
    />
  );
}
