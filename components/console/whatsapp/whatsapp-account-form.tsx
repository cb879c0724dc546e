"use client";
import { useQueryClient } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";
import { TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { useForm } from "../form/use-form";
import { useText } from "../texts";
import { useSavedToast } from "../ui/use-saved-toast";
import { type WhatsappAccount, whatsappAccountQuery, whatsappTemplatesQuery } from "./queries";

const toBody = ({
  phone_number_id,
  business_account_id,
}: WhatsappAccount): Schemas["WhatsappAccountBody"] => ({
  phone_number_id: phone_number_id ?? "",
  business_account_id: business_account_id ?? "",
});

/** Connects a number, or changes the connected one; its secrets are never shown. */
export function WhatsappAccountForm({ account }: { account: WhatsappAccount }) {
  const t = useText();
  const queries = useQueryClient();
  const showSavedToast = useSavedToast();
  const form = useForm<Schemas["WhatsappAccountBody"], WhatsappAccount>({
    start: toBody(account),
    schema: async () => (await import("@/lib/domain/messaging/whatsapp/schema")).whatsappAccountBody,
    send: (body) => unwrapResponse(api.POST("/v2/whatsapp_account", { body })),
    toBody,
    onSaved: (response) => {
      queries.setQueryData(whatsappAccountQuery.queryKey, response);
      void queries.invalidateQueries({ queryKey: whatsappTemplatesQuery.queryKey });
      showSavedToast();
    },
  });
  const hint = t("sms.tokenHint") + (account.connected ? ` ${t("sms.tokenKeep")}` : "");
  return (
    <FormFrame form={form} labels={{}} submitLabel={account.connected ? undefined : t("sms.connect")}>
      <TextInput
        label={t("whatsapp.phoneNumberId")}
        hint={t("whatsapp.phoneNumberIdHint")}
        field={form.text("/phone_number_id", "")}
      />
      <TextInput
        label={t("whatsapp.businessAccountId")}
        hint={t("whatsapp.businessAccountIdHint")}
        field={form.text("/business_account_id", "")}
      />
      <TextInput
        label={t("whatsapp.accessToken")}
        hint={`${t("whatsapp.accessTokenHint")} ${hint}`}
        type="password"
        autoComplete="new-password"
        field={form.text("/access_token", undefined)}
      />
      <TextInput
        label={t("whatsapp.appSecret")}
        hint={`${t("whatsapp.appSecretHint")} ${hint}`}
        type="password"
        autoComplete="new-password"
        field={form.text("/app_secret", undefined)}
      />
    </FormFrame>
  );
}
