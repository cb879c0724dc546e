"use client";
import { SelectInput } from "../form/fields";
import { LinesInput } from "../form/lines-input";
import type { FormController } from "../form/use-form";
import { useText } from "../texts";
import type { BookingSettings } from "./edited-settings";
import { FlagField } from "./flag-field";

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  inherited: BookingSettings | null;
}

const CONTACT_TEXTS = { email: "byEmail", phone: "byPhone", either: "byEither" } as const;

/** The contact details and the verification of bookers, and the accepted mail domains. */
export function BookerFields({ form, inherited }: Props) {
  const t = useText();
  const domains = form.body.custom.allowed_domains as string[] | null;
  const way = inherited
    ? `${t("pages.asPage")} (${t(`pages.${CONTACT_TEXTS[inherited.contact ?? "email"]}`)})`
    : t("pages.byEmail");
  const ways = inherited ? (["email", "phone", "either"] as const) : (["phone", "either"] as const);
  return (
    <>
      <SelectInput
        label={t("pages.fields.contact")}
        hint={t("pages.hints.contact")}
        field={form.text("/custom/contact")}
        options={[
          { value: "", label: way },
          ...ways.map((value) => ({ value, label: t(`pages.${CONTACT_TEXTS[value]}`) })),
        ]}
      />
      <LinesInput
        label={t("pages.fields.allowed_domains")}
        hint={t("pages.hints.allowed_domains")}
        placeholder={inherited?.allowed_domains?.join("\n") ?? "example.com"}
        name="/custom/allowed_domains"
        lines={domains ?? []}
        error={form.findError("/custom/allowed_domains")}
        onChange={(lines) => form.set("/custom/allowed_domains", lines.length > 0 ? lines : null)}
      />
      <FlagField name="confirm_address" form={form} inherited={inherited} />
      <FlagField
        name="proof_of_work"
        hint={t("pages.hints.proof_of_work")}
        form={form}
        inherited={inherited}
      />
      <FlagField
        name="block_programs"
        hint={t("pages.hints.block_programs")}
        form={form}
        inherited={inherited}
      />
    </>
  );
}
