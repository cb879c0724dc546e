"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { isLanguage, LANGUAGES } from "@/lib/platform/i18n/languages";
import { FailedScreen } from "../list/failed-screen";
import { ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { ProblemError } from "../problem-error";
import { formatLanguage } from "../resources/format-language";
import { useText } from "../texts";
import { PageHeader } from "../ui/page-header";
import { formatKind } from "./format-kind";
import { MessageTextForm } from "./message-text-form";
import { buildMessageTextQuery, type MessageKindRow, messageTextsQuery, type TextPath } from "./queries";

/** The text of a kind of message, in the language of the address. */
export function MessageTextEditor({ kind }: { kind: string }) {
  const t = useText();
  const me = useMe();
  const wanted = useSearchParams().get("lang");
  const lang = isLanguage(wanted) ? wanted : isLanguage(me.language) ? me.language : "en";
  const query = useQuery(messageTextsQuery);
  if (query.isError) return <FailedScreen error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const { kinds, variables } = query.data.value;
  const row = kinds.find((one) => one.kind === kind);
  if (!row)
    return <FailedScreen error={new ProblemError(404, undefined)} onRetry={() => void query.refetch()} />;
  const choices = Object.fromEntries(variables.map((variable) => [variable.name, variable.choices]));
  return (
    <>
      <PageHeader
        title={formatKind(row.kind, t)}
        back={{ href: "/console/message-texts", label: t("messageTexts.title") }}
      />
      <div className="grid gap-2">
        <p className="text-muted text-sm">{t(`messageTexts.groupHint.${row.group}`)}</p>
        <LanguageNav row={row} lang={lang} />
        <p className="text-muted text-sm">
          {t("messageTexts.coverage", { own: row.languages.length, all: LANGUAGES.length })}
        </p>
      </div>
      <TextLoader path={{ kind: row.kind, lang }} row={row} choices={choices} />
    </>
  );
}

interface LoaderProps {
  path: TextPath;
  row: MessageKindRow;
  choices: Record<string, string[]>;
}

function TextLoader({ path, row, choices }: LoaderProps) {
  const t = useText();
  const query = useQuery(buildMessageTextQuery(path));
  if (query.isError) return <FailedScreen error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  return (
    <>
      {query.data.value.failed_at ? (
        <p role="status" className="rounded-sm border border-bad px-4 py-3 font-medium text-bad">
          {t("messageTexts.failingHint")}
        </p>
      ) : null}
      <MessageTextForm key={`${path.kind}/${path.lang}`} read={query.data} row={row} choices={choices} />
    </>
  );
}

/** Links to the languages, so that unsaved changes are asked about as at every link. */
function LanguageNav({ row, lang }: { row: MessageKindRow; lang: TextPath["lang"] }) {
  const t = useText();
  return (
    <nav aria-label={t("messageTexts.languages")} className="-mx-1 overflow-x-auto px-1 pb-1">
      <ul className="flex gap-2 sm:flex-wrap">
        {LANGUAGES.map((one) => (
          <li key={one} className="flex-none">
            <Link
              href={`/console/message-texts/${row.kind}?lang=${one}`}
              lang={one}
              replace
              scroll={false}
              aria-current={one === lang ? "page" : undefined}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-sm border border-line px-2.5 text-sm hover:border-muted aria-[current]:border-text aria-[current]:bg-text aria-[current]:text-raised"
            >
              {formatLanguage(one)}
              {row.languages.includes(one) ? (
                <>
                  <span aria-hidden className="size-2 rounded-full bg-accent" />
                  <span className="sr-only">{t("messageTexts.yours")}</span>
                </>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
