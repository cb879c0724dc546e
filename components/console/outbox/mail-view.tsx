"use client";
import { Tabs } from "@base-ui/react/tabs";
import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "../api";
import { formatMoment } from "../format-moment";
import { FailedScreen } from "../list/failed-screen";
import { ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { useText } from "../texts";
import { Code } from "../ui/code";
import { PageHeader } from "../ui/page-header";
import { MailState } from "./mail-state";
import { buildMailQuery } from "./queries";
import { ResendMail } from "./resend-mail";

export function MailView({ id }: { id: string }) {
  const t = useText();
  const query = useQuery(buildMailQuery(id));
  if (query.isError) return <FailedScreen error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const mail = query.data.value;
  return (
    <>
      <PageHeader title={mail.subject} back={{ href: "/console/outbox", label: t("outbox.title") }} />
      <Envelope mail={mail} />
      {mail.html === null ? (
        <p className="font-medium text-warn">{t(mail.from === null ? "outbox.sealed" : "outbox.personal")}</p>
      ) : (
        <Content mail={mail} html={mail.html} />
      )}
    </>
  );
}

const SENT_BY_LABELS = {
  organization: "outbox.sentByOrganization",
  installation: "outbox.sentByInstallation",
} as const;

const RESENDABLE: readonly Schemas["Mail"]["state"][] = ["sent", "failed", "bounced"];

function Envelope({ mail }: { mail: Schemas["Mail"] }) {
  const t = useText();
  const me = useMe();
  const lines = [
    [t("outbox.to"), mail.to],
    [t("outbox.from"), mail.from],
    [t("outbox.replyTo"), mail.reply_to],
    [t("outbox.written"), formatMoment(me, mail.createdAt, "seconds")],
    [t("outbox.sentBy"), mail.sent_by && t(SENT_BY_LABELS[mail.sent_by])],
    [t("outbox.returned"), mail.bounced_at && formatMoment(me, mail.bounced_at, "seconds")],
    [t("outbox.reported"), mail.complained_at && formatMoment(me, mail.complained_at, "seconds")],
  ];
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-raised p-4 sm:p-6">
      <p className="flex flex-wrap gap-x-4">
        <MailState state={mail.state} />
        {mail.attempts > 0 ? (
          <span className="text-muted">{t("outbox.attempts", { count: mail.attempts })}</span>
        ) : null}
      </p>
      {mail.state === "unsent" ? <p className="text-muted">{t("outbox.keptHint")}</p> : null}
      {RESENDABLE.includes(mail.state) ? <ResendMail mail={mail} /> : null}
      {mail.last_error ? <p className="font-medium text-bad">{mail.last_error}</p> : null}
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {lines.map(([label, value]) =>
          value ? (
            <div key={label} className="sm:contents">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}

function Content({ mail, html }: { mail: Schemas["Mail"]; html: string }) {
  const t = useText();
  const views = [
    {
      name: "design",
      label: t("outbox.design"),
      // The content security policy blocks scripts, forms and requests of the mail.
      content: (
        <iframe
          title={t("outbox.design")}
          sandbox=""
          srcDoc={html}
          className="h-[70dvh] w-full rounded-sm border border-line bg-raised"
        />
      ),
    },
    {
      name: "text",
      label: t("outbox.text"),
      content: <Code label={t("outbox.text")}>{mail.text ?? ""}</Code>,
    },
    ...(mail.calendar
      ? [
          {
            name: "calendar",
            label: t("outbox.calendar"),
            content: <Code label={t("outbox.calendar")}>{mail.calendar.content}</Code>,
          },
        ]
      : []),
  ];
  return (
    <Tabs.Root defaultValue="design" className="rounded-lg border border-line bg-raised p-4 sm:p-6">
      <Tabs.List className="mb-4 flex flex-wrap gap-2" activateOnFocus>
        {views.map(({ name, label }) => (
          <Tabs.Tab
            key={name}
            value={name}
            className="button data-active:border-text data-active:bg-text data-active:text-raised"
          >
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {views.map(({ name, content }) => (
        <Tabs.Panel key={name} value={name}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
