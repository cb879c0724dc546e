"use client";
import { SelectInput } from "../form/fields";
import { useText } from "../texts";
import { PUSH_RECIPIENTS } from "./recipient-fields";
import type { WorkflowFormController } from "./workflow-form-controller";

const CHANNELS = ["mail", "push", "webhook"] as const;

type Channel = (typeof CHANNELS)[number];

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
  const { channel = "mail", to = [] } = step;
  const choose = (next: Channel) => {
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
      });
    const recipients = next === "push" ? PUSH_RECIPIENTS.filter((one) => to.includes(one)) : to;
    const isFromWebhook = channel === "webhook";
    form.set(pointer, {
      ...step,
      channel: next,
      to: isFromWebhook ? ["booker"] : recipients,
      ...(next === "push" && { addresses: [] }),
      ...(isFromWebhook && { template: "reminder" }),
      url: null,
    });
  };
  return (
    <SelectInput
      label={t("workflows.channel")}
      {...(channel === "push" && { hint: t("workflows.pushHint") })}
      field={{
        name: `${pointer}/channel`,
        value: channel,
        error: form.findError(`${pointer}/channel`),
        onChange: (next) => choose(next as Channel),
      }}
      options={CHANNELS.map((value) => ({ value, label: t(`workflows.channelName.${value}`) }))}
    />
  );
}
