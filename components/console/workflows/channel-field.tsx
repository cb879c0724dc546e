"use client";
import {
  CALENDAR_RECIPIENTS,
  isSubjectTrigger,
  PUSH_RECIPIENTS,
  SLACK_RECIPIENTS,
  SMS_RECIPIENTS,
  STEP_CHANNELS,
  type StepChannel,
  SUBJECT_CHANNELS,
} from "@/lib/domain/events/workflows/options";
import { SelectInput } from "../form/fields";
import { useText } from "../texts";
import type { WorkflowFormController } from "./workflow-form-controller";

interface Props {
  form: WorkflowFormController;
  index: number;
}

/** Selects the channel of a message. */
export function ChannelField({ form, index }: Props) {
  const t = useText();
  const pointer = `/steps/${index}`;
  const step = form.body.steps[index];
  if (!step) return null;
  const { channel = "mail", to = [], when } = step;
  const hasMeeting = !isSubjectTrigger(when.trigger);
  const choose = (next: StepChannel) => {
    if (next === "webhook")
      return form.set(pointer, {
        ...step,
        channel: next,
        to: [],
        addresses: [],
        template: null,
        subject: "",
        text: "",
        url: "",
        whatsapp: null,
      });
    const reached =
      next === "push"
        ? PUSH_RECIPIENTS
        : next === "sms" || next === "whatsapp"
          ? SMS_RECIPIENTS
          : next === "slack"
            ? SLACK_RECIPIENTS
            : next === "calendar"
              ? CALENDAR_RECIPIENTS
              : null;
    const recipients = reached?.filter((one) => to.includes(one)) ?? to;
    const isFromWebhook = channel === "webhook";
    form.set(pointer, {
      ...step,
      channel: next,
      to: isFromWebhook ? ["booker"] : recipients,
      ...(next !== "mail" && { addresses: [] }),
      ...((next === "sms" || next === "whatsapp" || hasOnlyOwnText(next)) && { subject: "" }),
      ...(hasOnlyOwnText(next) && { template: null }),
      ...(isFromWebhook && hasMeeting && !hasOnlyOwnText(next) && { template: "reminder" }),
      url: null,
      whatsapp: next === "whatsapp" ? { template: "", otherwise: "sms" } : null,
    });
  };
  return (
    <SelectInput
      label={t("workflows.channel")}
      {...(channel === "push" && { hint: t("workflows.pushHint") })}
      {...(channel === "calendar" && { hint: t("workflows.calendarHint") })}
      {...(channel === "slack" && { hint: t("workflows.slackHint") })}
      {...(channel === "whatsapp" && { hint: t("workflows.whatsapp.hint") })}
      {...(channel === "sms" && { hint: t("workflows.smsHint") })}
      field={{
        name: `${pointer}/channel`,
        value: channel,
        error: form.findError(`${pointer}/channel`),
        onChange: (next) => choose(next as StepChannel),
      }}
      options={(hasMeeting ? STEP_CHANNELS : SUBJECT_CHANNELS).map((value) => ({
        value,
        label: t(`workflows.channelName.${value}`),
      }))}
    />
  );
}

/** Channels without texts of ours. */
export const hasOnlyOwnText = (channel: StepChannel | undefined): boolean =>
  channel === "slack" || channel === "calendar";
