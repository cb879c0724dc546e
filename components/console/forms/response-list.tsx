"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { selectTranslation } from "@/lib/platform/i18n/select-translation";
import type { Schemas } from "../api";
import { buildDayRange } from "../day-bounds";
import { listAnswerColumns } from "../events/list-answer-columns";
import { formatMoment } from "../format-moment";
import type { ListColumn, ListFilter, ListQuery, ListSource } from "../list/list-source";
import { FailedList, ListSkeleton } from "../list/list-states";
import { ResourceList } from "../list/resource-list";
import { type Me, useMe } from "../me";
import { useReaderLanguage } from "../pages/questions/condition-input";
import { buildFormQuery, listResponses, RESPONSES_KEY } from "../resources/forms";
import { type TranslateConsole, useText } from "../texts";
import { PageHeader } from "../ui/page-header";
import { formatTarget } from "./format-target";

type Form = Schemas["Form"];
type Response = Schemas["FormResponse"];

/** The responses to a form, each with its target. */
export function ResponseList({ id }: { id: string }) {
  const query = useQuery(buildFormQuery(id));
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  return <Responses form={query.data.value} />;
}

function Responses({ form }: { form: Form }) {
  const t = useText();
  const me = useMe();
  const lang = useReaderLanguage();
  const title = selectTranslation(form.title, lang);
  const source: ListSource<Response> = {
    key: RESPONSES_KEY,
    scope: form._id,
    level: 2,
    title: t("forms.responses"),
    load: (query, filters) => listResponses(form._id, toResponsesQuery(me, query, filters)),
    columns: useColumns(t, me, form),
    listExtraExportColumns: (responses) => listAnswerColumns(responses, ({ answers }) => answers),
    filters: makeFilters(t, form),
    unsearchable: true,
    nameRow: ({ name, email, _id }) => name ?? email ?? _id,
    empty: { title: t("forms.responsesEmptyTitle"), text: t("forms.responsesEmptyText") },
  };
  return (
    <>
      <PageHeader title={title} back={{ href: `/console/forms/${form._id}`, label: title }} />
      <ResourceList source={source} />
    </>
  );
}

function useColumns(t: TranslateConsole, me: Me, form: Form): ListColumn<Response>[] {
  const lang = useReaderLanguage();
  const nameRule = (rule: string | null) => {
    const index = form.rules.findIndex(({ _id }) => _id === rule);
    return index < 0 ? t("forms.noRule") : t("forms.rule", { number: String(index + 1) });
  };
  const formatAnswers = ({ answers }: Response) =>
    answers.map(({ label, text }) => `${label}: ${text}`).join(" · ");
  const plain = (name: string, label: string, text: (row: Response) => string): ListColumn<Response> => ({
    name,
    label,
    cell: text,
    text,
  });
  return [
    {
      name: "answered",
      label: t("forms.answered"),
      cell: ({ createdAt }) => formatMoment(me, createdAt),
      text: ({ createdAt }) => createdAt,
    },
    plain("who", t("forms.who"), ({ name, email }) => [name, email].filter(Boolean).join(" · ")),
    plain("answers", t("forms.answers"), formatAnswers),
    plain("to", t("forms.ledTo"), ({ to }) => formatTarget(t, lang, to)),
    plain("rule", t("forms.byRule"), ({ rule }) => nameRule(rule)),
    {
      name: "event",
      label: t("forms.booked"),
      cell: ({ event }) =>
        event === null ? (
          t("forms.notBooked")
        ) : (
          <Link className="link" href={`/console/meetings?event=${event}`}>
            {t("forms.isBooked")}
          </Link>
        ),
      text: ({ event }) => event ?? "",
    },
  ];
}

const makeFilters = (t: TranslateConsole, { rules }: Form): ListFilter[] => [
  {
    name: "rule",
    label: t("forms.byRule"),
    options: [
      ...rules.map(({ _id }, index) => ({
        value: _id,
        label: t("forms.rule", { number: String(index + 1) }),
      })),
      { value: "none", label: t("forms.noRule") },
    ],
  },
  {
    name: "booked",
    label: t("forms.booked"),
    options: [
      { value: "true", label: t("forms.isBooked") },
      { value: "false", label: t("forms.notBooked") },
    ],
  },
  { name: "from", label: t("forms.from") },
  { name: "to", label: t("forms.until") },
];

/** Converts the filters to the API's query. Days are in the reader's zone. */
function toResponsesQuery(
  { timezone }: Me,
  { search: _, ...query }: ListQuery,
  { rule, booked, from, to }: Partial<Record<string, string>>,
) {
  return {
    ...query,
    ...(rule && { rule }),
    ...((booked === "true" || booked === "false") && ({ booked } as const)),
    ...buildDayRange(timezone, from, to),
  };
}
