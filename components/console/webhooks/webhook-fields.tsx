import type { Schemas } from "../api";
import { SelectInput, TextInput } from "../form/fields";
import type { Form } from "../form/use-form";
import { useText } from "../texts";
import { actionOptions } from "./actions";

export function WebhookFields({ form }: { form: Form<Schemas["WebhookBody"]> }) {
  const t = useText();
  return (
    <>
      <TextInput
        label={t("webhooks.address")}
        hint={t("webhooks.addressHint")}
        type="url"
        field={form.text("/target_url", "")}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectInput label={t("webhooks.action")} field={form.text("/action")} options={actionOptions(t)} />
        <SelectInput
          label={t("webhooks.format")}
          field={form.text("/format")}
          options={[
            { value: "array", label: t("webhooks.array") },
            { value: "object", label: t("webhooks.object") },
          ]}
        />
      </div>
    </>
  );
}
