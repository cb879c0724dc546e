"use client";
import { useQuery } from "@tanstack/react-query";
import { isSendable } from "@/lib/domain/messaging/whatsapp/options";
import { api, type Schemas, unwrapResponse } from "../api";
import { SelectInput, TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { useForm } from "../form/use-form";
import { useMe } from "../me";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { useToast } from "../ui/use-toast";
import { type WhatsappTemplate, whatsappTemplatesQuery } from "./queries";

/** Sends a template to a number; nothing as long as no template can be sent. */
export function WhatsappTestPanel() {
  const t = useText();
  const query = useQuery(whatsappTemplatesQuery);
  const templates = (query.data?.value.templates ?? []).filter(isSendable);
  const { lang } = useMe();
  const first = templates.find((one) => one.language.startsWith(lang)) ?? templates[0];
  return first ? (
    <Panel title={t("sms.test")}>
      <WhatsappTestForm templates={templates} first={first} />
    </Panel>
  ) : null;
}

const toValue = ({ name, language }: Pick<WhatsappTemplate, "name" | "language">) => `${name}/${language}`;

interface Props {
  templates: readonly WhatsappTemplate[];
  first: WhatsappTemplate;
}

function WhatsappTestForm({ templates, first }: Props) {
  const t = useText();
  const showToast = useToast();
  const form = useForm<Schemas["WhatsappTestBody"], Schemas["WhatsappTest"]>({
    start: { to: "", template: first.name, language: first.language },
    schema: async () => (await import("@/lib/domain/messaging/whatsapp/schema")).whatsappTestBody,
    send: (body) => unwrapResponse(api.POST("/v2/whatsapp_account/test", { body })),
    onSaved: ({ value }) => showToast(t("sms.testSent", { number: value.to })),
  });
  const { template, language = "" } = form.body;
  const select = {
    ...form.text("/template", ""),
    value: toValue({ name: template, language }),
    onChange: (value: string) => {
      const chosen = templates.find((one) => toValue(one) === value);
      form.set("/template", chosen?.name ?? "");
      form.set("/language", chosen?.language ?? "");
    },
  };
  return (
    <FormFrame form={form} labels={{}} submitLabel={t("sms.testSend")}>
      <div className="grid gap-4">
        <SelectInput
          label={t("workflows.whatsapp.template")}
          hint={t("whatsapp.testHint")}
          field={select}
          options={templates.map((one) => ({ value: toValue(one), label: `${one.name} · ${one.language}` }))}
        />
        <TextInput label={t("sms.testTo")} hint={t("sms.testHint")} field={form.text("/to", "")} />
      </div>
    </FormFrame>
  );
}
