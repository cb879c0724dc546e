"use client";
import { api, type Schemas, unwrapResponse } from "../api";
import { TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { useForm } from "../form/use-form";
import { useText } from "../texts";
import { useToast } from "../ui/use-toast";

/** Sends a test message to a number. */
export function SmsTestForm() {
  const t = useText();
  const showToast = useToast();
  const form = useForm<Schemas["SmsTestBody"], Schemas["SmsTest"]>({
    start: { to: "" },
    schema: async () => (await import("@/lib/domain/messaging/sms/schema")).smsTestBody,
    send: (body) => unwrapResponse(api.POST("/v2/sms_account/test", { body })),
    onSaved: ({ value }) => showToast(t("sms.testSent", { number: value.to })),
  });
  return (
    <FormFrame form={form} labels={{}} submitLabel={t("sms.testSend")}>
      <TextInput label={t("sms.testTo")} hint={t("sms.testHint")} field={form.text("/to", "")} />
    </FormFrame>
  );
}
