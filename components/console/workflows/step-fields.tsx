"use client";
import { X } from "lucide-react";
import {
  CALENDAR_RECIPIENTS,
  isSubjectTrigger,
  PUSH_RECIPIENTS,
  RECIPIENTS,
  SLACK_RECIPIENTS,
  SMS_RECIPIENTS,
  SUBJECT_RECIPIENTS,
  TEXT_TEMPLATES,
} from "@/lib/domain/events/workflows/options";
import { SelectInput, TextInput } from "../form/fields";
import { TextArea } from "../form/text-area";
import { useText } from "../texts";
import { ChannelField, hasOnlyOwnText } from "./channel-field";
import { RecipientFields } from "./recipient-fields";
import { SmsSize } from "./sms-size";
import { TimeFields } from "./time-fields";
import { ValuesInput } from "./values-input";
import { WhatsappFields } from "./whatsapp-fields";
import type { WorkflowFormController, WorkflowStepInput } from "./workflow-form-controller";

interface Props {
  form: WorkflowFormController;
  index: number;
  /** Null for the only step, as a workflow needs one. */
  onRemove: (() => void) | null;
}

/** A message: its time, recipients and text. */
export function StepFields({ form, index, onRemove }: Props) {
  const t = useText();
  const pointer = `/steps/${index}`;
  const step = form.body.steps[index];
  if (!step) return null;
  const number = String(index + 1);
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-lg border border-line p-4">
      <legend className="sr-only">{t("workflows.step", { number })}</legend>
      <div className="flex items-center justify-between gap-3">
        <p aria-hidden className="font-bold">
          {t("workflows.step", { number })}
        </p>
        {onRemove ? (
          <button
            type="button"
            className="button flex-none px-2"
            data-tone="quiet"
            aria-label={t("workflows.removeStep", { number })}
            onClick={onRemove}
          >
            <X size={18} aria-hidden />
          </button>
        ) : null}
      </div>
      <TimeFields
        form={form}
        pointer={`${pointer}/when`}
        when={step.when}
        onChange={(when) => form.set(pointer, fitToTrigger(step, when))}
      />
      <ChannelField form={form} index={index} />
      {step.channel === "webhook" ? (
        <TextInput
          label={t("workflows.url")}
          hint={t("workflows.urlHint")}
          field={form.text(`${pointer}/url`, "")}
        />
      ) : (
        <MessageFields form={form} index={index} />
      )}
    </fieldset>
  );
}

/** The recipients and the text of a message to people. */
function MessageFields({ form, index }: Pick<Props, "form" | "index">) {
  const t = useText();
  const pointer = `/steps/${index}`;
  const step = form.body.steps[index];
  if (!step) return null;
  const { trigger } = step.when;
  const hasMeeting = !isSubjectTrigger(trigger);
  const variables =
    trigger === "form_answered" ? FORM_TEXTS : trigger === "offer_waiting" ? OFFER_TEXTS : TEXTS;
  const chooseText = (choice: string) =>
    form.set(pointer, {
      ...step,
      ...(choice === "own" ? { template: null } : { template: choice, subject: "", text: "", addresses: [] }),
    });
  return (
    <>
      <RecipientFields
        pointer={`${pointer}/to`}
        to={step.to ?? []}
        choices={hasMeeting ? CHOICES[step.channel ?? "mail"] : SUBJECT_RECIPIENTS}
        hasMeeting={hasMeeting}
        error={form.findError(`${pointer}/to`)}
        onChange={(to) => form.set(`${pointer}/to`, to)}
      />
      {step.channel === "whatsapp" ? (
        <>
          <WhatsappFields form={form} index={index} variables={`${TEXTS.text}, ${ANSWERS}`} />
          <p className="max-w-prose font-medium text-sm">{t("workflows.whatsapp.instead")}</p>
        </>
      ) : null}
      {hasMeeting && !hasOnlyOwnText(step.channel) ? (
        <SelectInput
          label={t("workflows.template")}
          field={{
            name: `${pointer}/template`,
            value: step.template ?? "own",
            error: form.findError(`${pointer}/template`),
            onChange: chooseText,
          }}
          options={[
            ...TEXT_TEMPLATES.map((value) => ({ value, label: t(`workflows.our.${value}`) })),
            { value: "own", label: t("workflows.ownText") },
          ]}
        />
      ) : null}
      {step.template ? null : (
        <>
          {!step.channel || step.channel === "mail" ? <AddressesInput form={form} index={index} /> : null}
          {hasSubject(step) ? (
            <TextInput
              label={t("workflows.subject")}
              hint={t("workflows.hint", { variables: variables.subject })}
              field={form.text(`${pointer}/subject`, "")}
            />
          ) : null}
          <TextArea
            label={t("workflows.body")}
            hint={t("workflows.hint", {
              variables:
                step.channel === "sms"
                  ? `${variables.text}, ${ANSWERS}`
                  : step.channel === "calendar"
                    ? LINE_TEXT
                    : variables.text,
            })}
            field={form.text(`${pointer}/text`, "")}
          />
          {trigger === "form_answered" ? (
            <p className="-mt-2 max-w-prose text-xs text-muted">
              {t("workflows.answersOf", { key: "{answer.key}", example: "{answer.topic}" })}
            </p>
          ) : null}
          {step.channel === "sms" ? (
            <>
              <SmsSize text={step.text ?? ""} />
              <p className="-mt-2 max-w-prose text-xs text-muted">
                {t("workflows.answersHint", { variable: ANSWERS })}
              </p>
            </>
          ) : null}
        </>
      )}
    </>
  );
}

/** Fixed addresses, besides those who take part. */
function AddressesInput({ form, index }: Pick<Props, "form" | "index">) {
  const t = useText();
  const pointer = `/steps/${index}/addresses`;
  const addresses = form.body.steps[index]?.addresses ?? [];
  const errors = ["", ...addresses.map((_, at) => `/${at}`)].map((end) => form.findError(pointer + end));
  return (
    <ValuesInput
      label={t("workflows.addresses")}
      hint={t("workflows.addressesHint")}
      name={pointer}
      values={addresses}
      error={errors.find(Boolean) ?? null}
      onChange={(next) => form.set(pointer, next)}
    />
  );
}

const CHOICES = {
  mail: RECIPIENTS,
  sms: SMS_RECIPIENTS,
  whatsapp: SMS_RECIPIENTS,
  push: PUSH_RECIPIENTS,
  slack: SLACK_RECIPIENTS,
  webhook: [],
  calendar: CALENDAR_RECIPIENTS,
} as const;

/** Mails and notifications have a subject, and the mail in place of a WhatsApp message. */
const hasSubject = ({ channel, whatsapp }: WorkflowStepInput): boolean =>
  channel === "whatsapp" ? whatsapp?.otherwise === "mail" : channel !== "sms" && !hasOnlyOwnText(channel);

const ANSWERS = "{answers}";

/** The placeholders of texts about meetings, forms and waiting lists. */
const TEXTS = {
  subject: "{host}, {date}, {time}",
  text: "{recipient}, {booker}, {host}, {title}, {date}, {time}, {place}, {link}",
};
/** A line in calendar entries has no link. */
const LINE_TEXT = TEXTS.text.replace(", {link}", "");
const FORM_TEXTS = { subject: "{form}", text: "{recipient}, {booker}, {form}, {link}, {answer.key}" };
const OFFER_TEXTS = {
  subject: TEXTS.subject,
  text: "{recipient}, {booker}, {host}, {title}, {date}, {time}, {link}",
};

/** Removes from a step what a message without a meeting cannot have. */
function fitToTrigger(step: WorkflowStepInput, when: WorkflowStepInput["when"]): WorkflowStepInput {
  if (!isSubjectTrigger(when.trigger) || step.channel === "webhook") return { ...step, when };
  const to = SUBJECT_RECIPIENTS.filter((one) => step.to?.includes(one));
  return { ...step, when, channel: "mail", template: null, to, whatsapp: null };
}
