"use client";
import { useQuery } from "@tanstack/react-query";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useText } from "../texts";
import { PageHeader } from "../ui/page-header";
import { Panel } from "../ui/panel";
import { MailSenderForm } from "./mail-sender-form";
import { mailSenderQuery } from "./queries";
import { RemoveSender } from "./remove-sender";
import { SenderRecords } from "./sender-records";
import { SenderStatus } from "./sender-status";

/** The organisation's own mail server or domain: its state, a test, its DNS records, its settings. */
export function MailSenderScreen() {
  const t = useText();
  const query = useQuery(mailSenderQuery);
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const sender = query.data.value;
  return (
    <>
      <div className="grid gap-2">
        <PageHeader title={t("mailSender.title")} back={null} />
        <p className="max-w-prose text-muted">{t("mailSender.intro")}</p>
      </div>
      <SenderStatus sender={sender} />
      <SenderRecords sender={sender} />
      <Panel title={t("mailSender.server")}>
        <MailSenderForm read={query.data} />
      </Panel>
      {sender.status === "unset" ? null : <RemoveSender isDomain={sender.server === null} />}
    </>
  );
}
