"use client";
import { lazy, Suspense } from "react";
import { SwitchInput, TextInput } from "../form/fields";
import { TextArea } from "../form/text-area";
import type { FormController } from "../form/use-form";
import { useText } from "../texts";
import type { EditedOrganization } from "./edited-organization";

/** A chunk that loads beside the page. */
const AccentInput = lazy(() => import("../form/accent-input"));

export function BrandingFields({ form }: { form: FormController<EditedOrganization> }) {
  const t = useText();
  return (
    <>
      <TextInput label={t("organization.name")} field={form.text("/name", "")} />
      <Suspense fallback={null}>
        <AccentInput
          hint={t("organization.accentHint")}
          unset={t("organization.accentNone")}
          field={form.text("/accent")}
        />
      </Suspense>
      <TextArea
        label={t("organization.footer")}
        hint={t("organization.footerHint")}
        field={form.text("/footer", "")}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput label={t("organization.privacy")} type="url" field={form.text("/privacy_url")} />
        <TextInput label={t("organization.imprint")} type="url" field={form.text("/imprint_url")} />
      </div>
      <SwitchInput
        label={t("organization.credit")}
        hint={t("organization.creditHint")}
        {...form.switch("/credit")}
      />
    </>
  );
}
