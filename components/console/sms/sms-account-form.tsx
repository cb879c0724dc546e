"use client";
import { useQueryClient } from "@tanstack/react-query";
import { hasSigningSecret, SMS_PROVIDERS } from "@/lib/domain/messaging/sms/options";
import { api, type Schemas, unwrapResponse } from "../api";
import { SelectInput, SwitchInput, TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { NumberInput } from "../form/number-input";
import { TimeInput } from "../form/time-input";
import { type FormController, useForm } from "../form/use-form";
import { useText } from "../texts";
import { useSavedToast } from "../ui/use-saved-toast";
import { PROVIDER_NAMES, type SmsAccount, smsAccountQuery } from "./queries";

const BUDGET_KINDS = ["parts", "amount"] as const;
const MAX_BUDGET = 10_000_000;
const USUAL_BUDGET = { kind: "parts", limit: 1000 } as const;
const USUAL = { from: "21:00", until: "08:00" };

const toBody = ({
  provider,
  account_id,
  sender,
  quiet_hours,
  budget,
}: SmsAccount): Schemas["SmsAccountBody"] => ({
  provider: provider ?? "twilio",
  account_id: account_id ?? "",
  sender: sender ?? "",
  quiet_hours,
  budget,
});

/** Connects an account, or changes the connected one; its token is never shown. */
export function SmsAccountForm({ account }: { account: SmsAccount }) {
  const t = useText();
  const queries = useQueryClient();
  const showSavedToast = useSavedToast();
  const form = useForm<Schemas["SmsAccountBody"], SmsAccount>({
    start: toBody(account),
    schema: async () => (await import("@/lib/domain/messaging/sms/schema")).smsAccountBody,
    send: (body) => unwrapResponse(api.POST("/v2/sms_account", { body })),
    toBody,
    onSaved: (response) => {
      queries.setQueryData(smsAccountQuery.queryKey, response);
      showSavedToast();
    },
  });
  const { provider = "twilio" } = form.body;
  const chooseProvider = (next: string) => {
    form.set("/provider", next);
    form.set("/account_id", next === account.provider ? (account.account_id ?? "") : "");
    form.set("/auth_token", undefined);
    form.set("/signature_secret", undefined);
  };
  const keep = account.provider === provider ? ` ${t("sms.tokenKeep")}` : "";
  return (
    <FormFrame form={form} labels={{}} submitLabel={account.connected ? undefined : t("sms.connect")}>
      <SelectInput
        label={t("sms.provider")}
        field={{ ...form.text("/provider", "twilio"), onChange: chooseProvider }}
        options={SMS_PROVIDERS.map((value) => ({ value, label: PROVIDER_NAMES[value] }))}
      />
      <TextInput
        label={t(`sms.accounts.${provider}`)}
        hint={t(`sms.accountHints.${provider}`)}
        field={form.text("/account_id", "")}
      />
      <TextInput
        label={t(`sms.tokens.${provider}`)}
        hint={t("sms.tokenHint") + keep}
        type="password"
        autoComplete="new-password"
        field={form.text("/auth_token", undefined)}
      />
      {hasSigningSecret(provider) ? (
        <TextInput
          label={t("sms.signature")}
          hint={t("sms.signatureHint") + keep}
          type="password"
          autoComplete="new-password"
          field={form.text("/signature_secret", undefined)}
        />
      ) : null}
      <TextInput
        label={t("sms.sender")}
        hint={t(`sms.senderHints.${provider}`)}
        field={form.text("/sender", "")}
      />
      <LimitFields form={form} />
    </FormFrame>
  );
}

/** The quiet hours and the budget. */
function LimitFields({ form }: { form: FormController<Schemas["SmsAccountBody"]> }) {
  const t = useText();
  return (
    <>
      <SwitchInput
        label={t("sms.quiet")}
        hint={t("sms.quietHint")}
        checked={form.body.quiet_hours !== null}
        onChange={(isOn) => form.set("/quiet_hours", isOn ? USUAL : null)}
      />
      {form.body.quiet_hours ? (
        <div className="grid grid-cols-2 gap-4">
          <TimeInput label={t("sms.quietFrom")} field={form.text("/quiet_hours/from", "")} />
          <TimeInput label={t("sms.quietUntil")} field={form.text("/quiet_hours/until", "")} />
        </div>
      ) : null}
      <SwitchInput
        label={t("sms.budget")}
        hint={t("sms.budgetHint")}
        checked={Boolean(form.body.budget)}
        onChange={(isOn) => form.set("/budget", isOn ? USUAL_BUDGET : null)}
      />
      {form.body.budget ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectInput
            label={t("sms.budgetKind")}
            field={form.text("/budget/kind", "")}
            options={BUDGET_KINDS.map((value) => ({ value, label: t(`sms.budgetKinds.${value}`) }))}
          />
          <NumberInput
            label={t("sms.budgetLimit")}
            form={form}
            pointer="/budget/limit"
            min={form.body.budget.kind === "parts" ? 1 : 0.01}
            max={MAX_BUDGET}
            decimal={form.body.budget.kind === "amount"}
          />
        </div>
      ) : null}
    </>
  );
}
