"use client";
import Link from "next/link";
import { MAIL_STATES } from "@/lib/domain/messaging/mail/options";
import type { Schemas } from "../api";
import { formatMoment } from "../format-moment";
import { makeTextColumn } from "../list/columns";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useMe } from "../me";
import { useText } from "../texts";
import { Email } from "../ui/email";
import { MailState } from "./mail-state";
import { listMails, MAILS_KEY } from "./queries";

type Mail = Schemas["MailSummary"];

export function MailList() {
  const t = useText();
  const me = useMe();
  const source: ListSource<Mail> = {
    key: MAILS_KEY,
    title: t("outbox.title"),
    load: (query, filters) => {
      const state = MAIL_STATES.find((one) => one === filters.state);
      return listMails({ ...query, ...(state && { state }) });
    },
    filters: [
      {
        name: "state",
        label: t("outbox.state"),
        options: MAIL_STATES.map((state) => ({ value: state, label: t(`outbox.${state}`) })),
      },
    ],
    columns: [
      makeTextColumn("subject", t("outbox.subject"), (mail) => mail.subject),
      {
        name: "to",
        label: t("outbox.to"),
        cell: (mail) => <Email address={mail.to} />,
        text: (mail) => mail.to,
      },
      {
        name: "state",
        label: t("outbox.state"),
        cell: (mail) => <MailState state={mail.state} />,
        text: (mail) => mail.state,
      },
      {
        name: "written",
        label: t("outbox.written"),
        cell: (mail) => <span className="whitespace-nowrap">{formatMoment(me, mail.createdAt)}</span>,
        text: (mail) => mail.createdAt,
      },
    ],
    nameRow: (mail) => mail.subject,
    linkRow: (mail) => `/console/outbox/${mail._id}`,
    notice: (
      <p>
        <Link href="/console/outbox/suppressions" className="link">
          {t("outbox.suppressions.title")}
        </Link>
      </p>
    ),
    empty: { title: t("outbox.emptyTitle"), text: t("outbox.emptyText") },
  };
  return <ResourceList source={source} />;
}
