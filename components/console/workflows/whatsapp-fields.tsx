"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import {
  REPLY_ACTIONS,
  type ReplyAction,
  WHATSAPP_SUBSTITUTES,
  type WhatsappSubstitute,
} from "@/lib/domain/messaging/whatsapp/options";
import { SelectInput, TextInput } from "../form/fields";
import { useMe } from "../me";
import { useText } from "../texts";
import { type WhatsappTemplate, whatsappTemplatesQuery } from "../whatsapp/queries";
import type { WorkflowFormController } from "./workflow-form-controller";

interface Props {
  form: WorkflowFormController;
  index: number;
  /** The names of the variables, as the text lists them. */
  variables: string;
}

/** The template of a WhatsApp message, its values and buttons, and the channel in its place. */
export function WhatsappFields({ form, index, variables }: Props) {
  const t = useText();
  const { locale } = useMe();
  const query = useQuery(whatsappTemplatesQuery);
  const pointer = `/steps/${index}/whatsapp`;
  const message = form.body.steps[index]?.whatsapp;
  if (!message) return null;
  const { template: name, otherwise = null } = message;
  const known = (query.data?.value.templates ?? []).filter(({ obstacle }) => obstacle === null);
  const translations = known.filter((one) => one.name === name);
  const isRead = ({ language }: WhatsappTemplate) => language.split("_")[0] === locale.split("-")[0];
  const chosen = translations.find(isRead) ?? translations[0];
  const choose = (next: string) =>
    form.set(
      pointer,
      buildMessage(
        known.find((one) => one.name === next),
        next,
        otherwise,
      ),
    );
  const names = [...new Set([...known.map((one) => one.name), ...(name ? [name] : [])])];
  return (
    <>
      <SelectInput
        label={t("workflows.whatsapp.template")}
        field={{
          name: `${pointer}/template`,
          value: name,
          error: form.findError(`${pointer}/template`) ?? form.findError(`${pointer}/parameters`),
          onChange: choose,
        }}
        options={[
          ...(name ? [] : [{ value: "", label: t("workflows.whatsapp.choose") }]),
          ...names.map((value) => ({ value, label: value })),
        ]}
      />
      {query.isSuccess && known.length === 0 ? (
        <p className="-mt-2 max-w-prose text-sm">
          {t("workflows.whatsapp.none")}{" "}
          <Link href="/console/whatsapp" className="link">
            {t("whatsapp.title")}
          </Link>
        </p>
      ) : null}
      {chosen ? (
        <p className="-mt-2 max-w-prose border-line border-s-2 ps-3 text-muted text-sm whitespace-pre-line">
          {chosen.body}
        </p>
      ) : null}
      <ValueFields form={form} index={index} variables={variables} template={chosen} />
      <SubstituteField form={form} index={index} />
    </>
  );
}

/** The values of the template's variables, and what its buttons do. */
function ValueFields({
  form,
  index,
  variables,
  template,
}: Props & { template: WhatsappTemplate | undefined }) {
  const t = useText();
  const pointer = `/steps/${index}/whatsapp`;
  const { parameters = [], buttons = [] } = form.body.steps[index]?.whatsapp ?? {};
  return (
    <>
      {parameters.map((_, at) => (
        <TextInput
          key={at.toString()}
          label={t("workflows.whatsapp.value", { name: template?.variables[at] ?? String(at + 1) })}
          {...(at === 0 && { hint: t("workflows.hint", { variables }) })}
          field={form.text(`${pointer}/parameters/${at}`, "")}
        />
      ))}
      {buttons.map((action, at) => (
        <SelectInput
          key={at.toString()}
          label={t("workflows.whatsapp.button", { text: template?.quick_replies[at] ?? String(at + 1) })}
          field={{
            name: `${pointer}/buttons/${at}`,
            value: action ?? "",
            error: form.findError(`${pointer}/buttons`),
            onChange: (next) =>
              form.set(`${pointer}/buttons/${at}`, next === "" ? null : (next as ReplyAction)),
          }}
          options={[
            { value: "", label: t("workflows.whatsapp.message") },
            ...REPLY_ACTIONS.map((value) => ({ value, label: t(`workflows.whatsapp.action.${value}`) })),
          ]}
        />
      ))}
    </>
  );
}

/** The channel in place of WhatsApp. */
function SubstituteField({ form, index }: Pick<Props, "form" | "index">) {
  const t = useText();
  const pointer = `/steps/${index}/whatsapp`;
  const otherwise = form.body.steps[index]?.whatsapp?.otherwise;
  return (
    <SelectInput
      label={t("workflows.whatsapp.otherwise")}
      hint={t("workflows.whatsapp.otherwiseHint")}
      field={{
        name: `${pointer}/otherwise`,
        value: otherwise ?? "",
        error: form.findError(`${pointer}/otherwise`),
        onChange: (next) =>
          form.set(`${pointer}/otherwise`, next === "" ? null : (next as WhatsappSubstitute)),
      }}
      options={[
        { value: "", label: t("workflows.whatsapp.nothing") },
        ...WHATSAPP_SUBSTITUTES.map((value) => ({ value, label: t(`workflows.channelName.${value}`) })),
      ]}
    />
  );
}

/** Usual values of the first variables: who, when, and the link. */
const USUAL = ["{recipient}", "{date}, {time}", "{link}"];

const buildMessage = (
  template: WhatsappTemplate | undefined,
  name: string,
  otherwise: WhatsappSubstitute | null,
) => ({
  template: name,
  parameters: template?.variables.map((_, at) => USUAL[at] ?? "") ?? [],
  buttons: template?.quick_replies.map(() => null) ?? [],
  otherwise,
});
