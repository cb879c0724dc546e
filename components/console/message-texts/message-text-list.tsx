"use client";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { MESSAGE_GROUPS } from "@/lib/domain/messaging/texts/options";
import { FailedList, ListSkeleton } from "../list/list-states";
import { formatLanguage } from "../resources/format-language";
import { useText } from "../texts";
import { PageHeader } from "../ui/page-header";
import { Panel } from "../ui/panel";
import { StateMark } from "../ui/state-mark";
import { formatKind } from "./format-kind";
import { type MessageKindRow, messageTextsQuery } from "./queries";

/** The kinds of messages by group, with the languages of the organisation's texts. */
export function MessageTextList() {
  const t = useText();
  const query = useQuery(messageTextsQuery);
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const { kinds } = query.data.value;
  return (
    <>
      <div className="grid gap-2">
        <PageHeader title={t("messageTexts.title")} back={null} />
        <p className="max-w-prose text-muted">{t("messageTexts.intro")}</p>
      </div>
      {MESSAGE_GROUPS.map((group) => (
        <Panel key={group} title={t(`messageTexts.group.${group}`)}>
          <p className="-mt-3 mb-2 max-w-prose text-muted text-sm">{t(`messageTexts.groupHint.${group}`)}</p>
          <ul className="divide-y divide-line">
            {kinds
              .filter((row) => row.group === group)
              .map((row) => (
                <KindRow key={row.kind} row={row} />
              ))}
          </ul>
        </Panel>
      ))}
    </>
  );
}

function KindRow({ row: { kind, languages, failing } }: { row: MessageKindRow }) {
  const t = useText();
  const chosen = failing[0] ?? languages[0];
  const href = `/console/message-texts/${kind}${chosen ? `?lang=${chosen}` : ""}`;
  return (
    <li>
      <Link
        href={href}
        className="-mx-2 flex min-h-12 items-center gap-3 rounded-sm px-2 py-2 hover:bg-surface"
      >
        <span className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-4">
          <span className="block flex-1 font-medium">{formatKind(kind, t)}</span>
          {failing.length > 0 ? (
            <StateMark tone="bad">{t("messageTexts.failing")}</StateMark>
          ) : languages.length > 0 ? (
            <StateMark tone="ok">{languages.map(formatLanguage).join(", ")}</StateMark>
          ) : (
            <span className="text-muted text-sm">{t("messageTexts.ours")}</span>
          )}
        </span>
        <ChevronRight size={18} aria-hidden className="flex-none text-muted rtl:-scale-x-100" />
      </Link>
    </li>
  );
}
