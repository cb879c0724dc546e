import type { Schemas } from "../api";
import { downloadCsv } from "../list/download-csv";
import type { TranslateConsole } from "../texts";

/** Exports all numbers of the screen, one per line with its topic and its label. */
export function exportInsights(read: Schemas["Insights"], t: TranslateConsole): Promise<void> {
  const rows = [
    ...listTotals(t("insights.title"), read, t),
    ...(read.previous ? listTotals(t("insights.rangeBefore"), read.previous, t) : []),
    ...read.weeks.flatMap((week) => listCounts(t("insights.perWeek"), week.starts_at, week, t)),
    ...read.pages.flatMap((page) =>
      listCounts(t("insights.byPage"), page.nickname ?? t("insights.noPage"), page, t),
    ),
    ...listViews(read.views, t),
    ...read.types.flatMap((type) =>
      listCounts(t("insights.byType"), `${type.name} (/${type.nickname})`, type, t),
    ),
    ...read.sources.flatMap((row) =>
      listCounts(t("insights.bySource"), t(`insights.sources.${row.source}`), row, t),
    ),
    ...read.teams.flatMap((team) => listCounts(t("insights.byTeam"), team.name, team, t)),
    ...read.hosts.flatMap(({ name, held, no_shows }) => [
      [t("insights.host"), name, t("insights.held"), String(held)],
      [t("insights.host"), name, t("insights.noShows"), String(no_shows)],
    ]),
    ...listFeedback(read.feedback, t),
    ...listSmsCosts(read.sms, t),
    ...listWhatsappUsage(read.whatsapp, t),
    ...read.hours.map(({ weekday, hour, booked }) => [
      t("insights.busiest"),
      `${weekday + 1} ${String(hour).padStart(2, "0")}:00`,
      t("insights.bookings"),
      String(booked),
    ]),
  ];
  const fields = [t("insights.table"), t("insights.entry"), t("insights.figure"), t("insights.value")];
  return downloadCsv({ fields, data: rows }, "insights.csv");
}

const listCounts = (
  table: string,
  entry: string,
  { booked, cancelled }: { booked: number; cancelled: number },
  t: TranslateConsole,
) => [
  [table, entry, t("insights.bookings"), String(booked)],
  [table, entry, t("insights.cancelled"), String(cancelled)],
];

const listViews = (views: Schemas["Insights"]["views"], t: TranslateConsole) =>
  (views?.pages ?? []).flatMap(({ nickname, opened, booked }) => [
    [t("insights.views"), `/${nickname}`, t("insights.opened"), String(opened)],
    [t("insights.views"), `/${nickname}`, t("insights.bookings"), String(booked)],
  ]);

const listFeedback = ({ pages, hosts }: Schemas["Insights"]["feedback"], t: TranslateConsole) =>
  [
    ...pages.map(({ nickname, ...row }) => ({ label: `/${nickname}`, ...row })),
    ...hosts.map(({ name, ...row }) => ({ label: name, ...row })),
  ].flatMap(({ label, count, average }) => [
    [t("insights.feedback"), label, t("insights.responses"), String(count)],
    [t("insights.feedback"), label, t("insights.averageRating"), String(average)],
  ]);

const listSmsCosts = (costs: Schemas["Insights"]["sms"], t: TranslateConsole) =>
  (costs ?? []).flatMap(({ month, name, messages, parts, cost, currency }) => {
    const entry = `${month} ${name ?? t("insights.deletedWorkflow")}`;
    return [
      [t("insights.sms"), entry, t("insights.smsMessages"), String(messages)],
      [t("insights.sms"), entry, t("insights.smsParts"), String(parts)],
      ...(currency ? [[t("insights.sms"), entry, `${t("insights.cost")} (${currency})`, String(cost)]] : []),
    ];
  });

const listWhatsappUsage = (usage: Schemas["Insights"]["whatsapp"], t: TranslateConsole) =>
  (usage ?? []).flatMap(({ month, name, category, messages, billable }) => {
    const entry = `${month} ${name ?? t("insights.deletedWorkflow")} ${category}`.trim();
    return [
      [t("insights.whatsapp"), entry, t("insights.smsMessages"), String(messages)],
      [t("insights.whatsapp"), entry, t("insights.whatsappBillable"), String(billable)],
    ];
  });

const listTotals = (
  table: string,
  totals: Pick<
    Schemas["InsightsTotals"],
    "since" | "booked" | "cancelled" | "held" | "no_shows" | "median_lead_days"
  >,
  t: TranslateConsole,
) => [
  ...listCounts(table, totals.since, totals, t),
  [table, totals.since, t("insights.held"), String(totals.held)],
  [table, totals.since, t("insights.noShows"), String(totals.no_shows)],
  [table, totals.since, t("insights.median"), String(totals.median_lead_days ?? "")],
];
