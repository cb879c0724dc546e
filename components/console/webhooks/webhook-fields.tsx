import { lazy, Suspense } from "react";
import { WEBHOOK_VERSIONS } from "@/lib/domain/messaging/webhooks/options";
import type { Schemas } from "../api";
import { SelectInput, TextInput } from "../form/fields";
import type { FormController } from "../form/use-form";
import { useText } from "../texts";
import { ActionPicker } from "./action-picker";

const FilterFields = lazy(() => import("./filter-fields"));

export function WebhookFields({ form }: { form: FormController<Schemas["WebhookBody"]> }) {
  const t = useText();
  return (
    <>
      <TextInput
        label={t("webhooks.address")}
        hint={t("webhooks.addressHint")}
        type="url"
        field={form.text("/target_url", "")}
      />
      <ActionPicker form={form} />
      <Suspense fallback={null}>
        <FilterFields form={form} />
      </Suspense>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectInput
          label={t("webhooks.format")}
          field={form.text("/format")}
          options={[
            { value: "array", label: t("webhooks.array") },
            { value: "object", label: t("webhooks.object") },
            { value: "calendly", label: "Calendly" },
            { value: "calcom", label: "Cal.com" },
          ]}
        />
        <SelectInput
          label={t("webhooks.version")}
          hint={t("webhooks.versionHint")}
          field={form.text("/version")}
          options={VERSIONS.map((value) => ({ value, label: value }))}
        />
      </div>
    </>
  );
}

/** The webhook versions, newest first. */
const VERSIONS = [...WEBHOOK_VERSIONS].reverse();
