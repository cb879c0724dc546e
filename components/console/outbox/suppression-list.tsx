"use client";
import { useQueryClient } from "@tanstack/react-query";
import { SUPPRESSION_REASONS } from "@/lib/domain/messaging/suppressions/options";
import type { Schemas } from "../api";
import { formatDay } from "../format-day";
import { makeDayColumn } from "../list/columns";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useMe } from "../me";
import { useText } from "../texts";
import { Email } from "../ui/email";
import { useToast } from "../ui/use-toast";
import { deleteSuppression, listSuppressions, SUPPRESSIONS_KEY } from "./queries";

type Suppression = Schemas["MailSuppression"];

/** The addresses to which mails are not sent, with the mail server's words. */
export function SuppressionList() {
  const t = useText();
  const me = useMe();
  const showToast = useToast();
  const queries = useQueryClient();
  const sendAgain = async (rows: Suppression[]) => {
    for (const { _id } of rows) await deleteSuppression(_id);
    showToast(t("outbox.suppressions.ended", { addresses: rows.map(({ address }) => address).join(", ") }));
    await queries.invalidateQueries({ queryKey: SUPPRESSIONS_KEY });
  };
  const source: ListSource<Suppression> = {
    key: SUPPRESSIONS_KEY,
    title: t("outbox.suppressions.title"),
    back: { href: "/console/outbox", label: t("outbox.title") },
    load: (query, filters) => {
      const reason = SUPPRESSION_REASONS.find((one) => one === filters.reason);
      return listSuppressions({ ...query, ...(reason && { reason }) });
    },
    filters: [
      {
        name: "reason",
        label: t("outbox.suppressions.reason"),
        options: SUPPRESSION_REASONS.map((value) => ({ value, label: t(`outbox.suppressions.${value}`) })),
      },
    ],
    columns: [
      {
        name: "address",
        label: t("outbox.suppressions.address"),
        cell: ({ address }) => <Email address={address} />,
        text: ({ address }) => address,
      },
      {
        name: "reason",
        label: t("outbox.suppressions.reason"),
        cell: ({ reason, answer }) => (
          <>
            {t(`outbox.suppressions.${reason}`)}
            {answer ? <span className="block wrap-anywhere text-muted text-sm">{answer}</span> : null}
          </>
        ),
        text: ({ reason, answer }) => [t(`outbox.suppressions.${reason}`), answer].filter(Boolean).join(": "),
      },
      makeDayColumn("last", t("outbox.suppressions.last"), me, ({ last_at }) => last_at),
      {
        name: "until",
        label: t("outbox.suppressions.until"),
        cell: ({ until }) => (until ? formatDay(me, until) : t("outbox.suppressions.untilEnded")),
        text: ({ until }) => until ?? "",
      },
    ],
    nameRow: ({ address }) => address,
    bulk: [{ label: t("outbox.suppressions.end"), run: sendAgain }],
    notice: <p className="max-w-prose text-muted">{t("outbox.suppressions.hint")}</p>,
    empty: { title: t("outbox.suppressions.emptyTitle"), text: t("outbox.suppressions.emptyText") },
  };
  return <ResourceList source={source} />;
}
