"use client";
import { useQueryClient } from "@tanstack/react-query";
import { SENDER_SECURITIES } from "@/lib/domain/messaging/senders/options";
import type { ApiValue } from "../api";
import { SelectInput, TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { NumberInput } from "../form/number-input";
import { useEditForm } from "../form/use-edit-form";
import type { FormController } from "../form/use-form";
import { useText } from "../texts";
import { RadioGroup } from "../ui/radio-group";
import {
  getMailSender,
  type MailSender,
  type MailSenderBody,
  mailSenderQuery,
  updateMailSender,
} from "./queries";

const MAX_PORT = 65_535;
const NO_SERVER = { host: "", port: 587, security: "starttls", user: null } as const;

const SECURITY_LABELS = {
  tls: "mailSender.securityTls",
  starttls: "mailSender.securityStarttls",
  none: "mailSender.securityNone",
} as const;

const toBody = ({
  status,
  server,
  from,
  from_name,
  reply_to,
  envelope_from,
}: MailSender): MailSenderBody => ({
  server: status === "unset" ? NO_SERVER : server,
  from: from ?? "",
  from_name,
  reply_to,
  envelope_from,
});

/** The server with its login, or the own domain, and the addresses of mails. */
export function MailSenderForm({ read }: { read: ApiValue<MailSender> }) {
  const t = useText();
  const queries = useQueryClient();
  const form = useEditForm({
    read,
    toBody,
    schema: async () => (await import("@/lib/domain/messaging/senders/schema")).mailSenderBody,
    send: updateMailSender,
    onSaved: (response) => queries.setQueryData(mailSenderQuery.queryKey, response),
    reread: getMailSender,
  });
  const labels = {
    "/server/host": t("mailSender.host"),
    "/server/port": t("mailSender.port"),
    "/server/security": t("mailSender.security"),
    "/server/user": t("mailSender.user"),
    "/from": t("mailSender.from"),
    "/from_name": t("mailSender.fromName"),
    "/reply_to": t("mailSender.replyTo"),
    "/envelope_from": t("mailSender.envelope"),
  };
  const isServer = form.body.server !== null;
  const chooseWay = (way: "server" | "domain") => {
    form.set("/server", way === "server" ? (read.value.server ?? NO_SERVER) : null);
    if (way === "domain") form.set("/envelope_from", null);
  };
  return (
    <FormFrame form={form} labels={labels}>
      {isServer && !read.value.installation_server ? null : (
        <RadioGroup
          label={t("mailSender.way")}
          value={isServer ? "server" : "domain"}
          options={[
            { value: "server", label: t("mailSender.wayServer") },
            { value: "domain", label: t("mailSender.wayDomain"), hint: t("mailSender.wayDomainHint") },
          ]}
          onChange={chooseWay}
        />
      )}
      {isServer ? (
        <ServerFields form={form} labels={labels} hasPassword={Boolean(read.value.server?.user)} />
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput label={labels["/from"]} type="email" field={form.text("/from", "")} />
        <TextInput
          label={labels["/from_name"]}
          hint={t("mailSender.fromNameHint")}
          field={form.text("/from_name")}
        />
        <TextInput
          label={labels["/reply_to"]}
          hint={t("mailSender.replyToHint")}
          type="email"
          field={form.text("/reply_to")}
        />
        {isServer ? (
          <TextInput
            label={labels["/envelope_from"]}
            hint={t("mailSender.envelopeHint")}
            type="email"
            field={form.text("/envelope_from")}
          />
        ) : null}
      </div>
    </FormFrame>
  );
}

interface ServerFieldsProps {
  form: FormController<MailSenderBody>;
  labels: Record<`/server/${"host" | "port" | "security" | "user"}`, string>;
  hasPassword: boolean;
}

function ServerFields({ form, labels, hasPassword }: ServerFieldsProps) {
  const t = useText();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[2fr_1fr_2fr]">
        <TextInput label={labels["/server/host"]} field={form.text("/server/host", "")} />
        <NumberInput
          label={labels["/server/port"]}
          form={form}
          pointer="/server/port"
          min={1}
          max={MAX_PORT}
        />
        <SelectInput
          label={labels["/server/security"]}
          field={form.text("/server/security", "starttls")}
          options={SENDER_SECURITIES.map((value) => ({ value, label: t(SECURITY_LABELS[value]) }))}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label={labels["/server/user"]}
          hint={t("mailSender.userHint")}
          field={form.text("/server/user")}
        />
        <TextInput
          label={t("mailSender.password")}
          {...(hasPassword && { hint: t("mailSender.passwordKept") })}
          type="password"
          autoComplete="new-password"
          field={form.text("/server/password", undefined)}
        />
      </div>
    </>
  );
}
