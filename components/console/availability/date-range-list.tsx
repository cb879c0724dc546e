"use client";
import { Copy, Pencil, X } from "lucide-react";
import type { ReactNode } from "react";
import type { LocalDate } from "@/lib/core/time/local-date";
import { formatDateRange } from "../format-plain-date";
import { useMe } from "../me";
import { useText } from "../texts";

/** The number of rows before the list is collapsed. */
const SHOWN_ROWS = 6;

export interface DateRangeRow {
  id: string;
  /** The field name that links to this row use. */
  field: string;
  start_date: string;
  end_date: string;
  /** The effect on these days. */
  detail: string;
  error?: string | null;
  onEdit: () => void;
  onCopy?: () => void;
  onRemove: () => void;
}

interface Props {
  rows: readonly DateRangeRow[];
  today: LocalDate;
}

/** A list of date ranges by first day; past ones and those after the first few are collapsed. */
export function DateRangeList({ rows, today }: Props) {
  const t = useText();
  const sorted = rows.toSorted((a, b) => a.start_date.localeCompare(b.start_date));
  const coming = sorted.filter((row) => row.end_date >= today || row.error);
  const past = sorted.filter((row) => !coming.includes(row)).reverse();
  const rest = coming.slice(SHOWN_ROWS);
  return (
    <>
      <Rows rows={coming.slice(0, SHOWN_ROWS)} />
      {rest.length > 0 ? (
        <details open={rest.some(({ error }) => error)}>
          <summary className="fold min-h-11 text-sm">
            {t("availability.dates.more", { count: rest.length })}
          </summary>
          <Rows rows={rest} />
        </details>
      ) : null}
      {past.length > 0 ? (
        <details>
          <summary className="fold min-h-11 text-muted text-sm">
            {t("availability.dates.past", { count: past.length })}
          </summary>
          <Rows rows={past} />
        </details>
      ) : null}
    </>
  );
}

function Rows({ rows }: { rows: readonly DateRangeRow[] }) {
  if (rows.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ul>
  );
}

function Row({ row }: { row: DateRangeRow }) {
  const t = useText();
  const { locale } = useMe();
  const range = formatDateRange(locale, row.start_date, row.end_date);
  return (
    <li className="flex items-start gap-2 py-1">
      <div className="min-w-0 flex-1 py-2">
        <p className="font-medium">{range}</p>
        <p className="wrap-anywhere text-muted">{row.detail}</p>
        {row.error ? <p className="font-medium text-bad">{row.error}</p> : null}
      </div>
      <div className="flex flex-none">
        {renderRowButton(
          t("availability.dates.edit", { date: range }),
          <Pencil size={18} aria-hidden />,
          row.onEdit,
          row.field,
        )}
        {row.onCopy
          ? renderRowButton(
              t("availability.dates.copy", { date: range }),
              <Copy size={18} aria-hidden />,
              row.onCopy,
            )
          : null}
        {renderRowButton(
          t("availability.dates.remove", { date: range }),
          <X size={18} aria-hidden />,
          row.onRemove,
        )}
      </div>
    </li>
  );
}

const renderRowButton = (label: string, icon: ReactNode, onClick: () => void, field?: string) => (
  <button
    type="button"
    className="button px-2.5"
    data-tone="quiet"
    data-field={field}
    aria-label={label}
    onClick={onClick}
  >
    {icon}
  </button>
);
