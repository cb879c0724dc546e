"use client";
import type { Schemas } from "../api";
import { formatDay } from "../format-day";
import { useMe } from "../me";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { FoldedTable } from "./numbers-table";

type Views = NonNullable<Schemas["Insights"]["views"]>;
type Row = Pick<Views, "opened" | "booked"> & { label: string };

/** The page views and the share that led to a booking, with the same data as a collapsed table. */
export function ViewsPanel({ views }: { views: Schemas["Insights"]["views"] }) {
  const t = useText();
  return (
    <Panel title={t("insights.views")}>
      <p className="-mt-3 mb-4 text-xs text-muted">{t("insights.viewsHint")}</p>
      {views === null ? (
        <p className="text-muted">{t("insights.viewsUntold")}</p>
      ) : views.opened === 0 ? (
        <p className="text-muted">{t("insights.viewsNone")}</p>
      ) : (
        <Counted views={views} />
      )}
    </Panel>
  );
}

function Counted({ views }: { views: Views }) {
  const t = useText();
  const me = useMe();
  const formatShare = useShare();
  const rows: Row[] = [
    { label: t("insights.allPages"), ...views },
    ...views.pages.map(({ nickname, opened, booked }) => ({ label: `/${nickname}`, opened, booked })),
  ];
  return (
    <>
      <ul aria-label={t("insights.views")} className="grid gap-3">
        {rows.map((row, index) => (
          <Bars key={row.label} row={row} most={index === 0 ? row.opened : (rows[1]?.opened ?? 1)} />
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
        <Key tone="bg-accent">{t("insights.opened")}</Key>
        <Key tone="bg-ok">{t("insights.bookings")}</Key>
        {views.since === null ? null : (
          <span>{t("insights.viewsSince", { day: formatDay(me, `${views.since}T12:00:00Z`) })}</span>
        )}
      </p>
      <FoldedTable
        heads={[t("insights.page"), t("insights.opened"), t("insights.bookings"), t("insights.conversion")]}
        rows={rows.map(({ label, opened, booked }) => ({
          label,
          numbers: [opened, booked, formatShare(booked, opened)],
        }))}
      />
    </>
  );
}

const Key = ({ tone, children }: { tone: string; children: string }) => (
  <span className="inline-flex items-center gap-2">
    <span aria-hidden className={`size-2.5 rounded-[2px] ${tone}`} />
    {children}
  </span>
);

function Bars({ row: { label, opened, booked }, most }: { row: Row; most: number }) {
  const formatShare = useShare();
  const width = (count: number) => `${(Math.min(count, most) / Math.max(1, most)) * 100}%`;
  return (
    <li>
      <p className="flex justify-between gap-4 text-xs">
        <span className="min-w-0 break-words">{label}</span>
        <span className="flex-none font-medium tabular-nums">
          {`${booked} / ${opened} · ${formatShare(booked, opened)}`}
        </span>
      </p>
      <svg width="100%" height="14" aria-hidden className="mt-1 block">
        <rect width="100%" height="14" rx="2" className="fill-line" />
        <rect width={width(opened)} height="8" rx="2" className="fill-accent" />
        <rect y="8" width={width(booked)} height="6" rx="2" className="fill-ok" />
      </svg>
    </li>
  );
}

/** The bookings may exceed the views: those by API have no view, and earlier ones were not counted. */
function useShare() {
  const { locale } = useMe();
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  return (booked: number, opened: number) =>
    opened === 0 || booked > opened ? "–" : percent.format(booked / opened);
}
