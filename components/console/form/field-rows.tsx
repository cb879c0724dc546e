"use client";
import { Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../texts";

interface Props<Row> {
  title: string;
  hint?: string;
  add: string;
  rows: Row[];
  emptyRow: Row;
  /** The widths of the columns; equal by default. */
  columns?: string;
  onChange: (rows: Row[]) => void;
  children: (row: Row, index: number) => ReactNode;
}

/** A list of rows with the same fields. */
export function FieldRows<Row>({
  title,
  hint,
  add,
  rows,
  emptyRow,
  columns,
  onChange,
  children,
}: Props<Row>) {
  const t = useText();
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{title}</legend>
      {hint ? <p className="text-xs text-muted">{hint}</p> : null}
      {rows.map((row, index) => (
        <div key={index.toString()} className="mt-2 flex items-start gap-2">
          <div className={`grid min-w-0 flex-1 gap-2 ${columns ?? "sm:grid-flow-col sm:auto-cols-fr"}`}>
            {children(row, index)}
          </div>
          <button
            type="button"
            className="button mt-7 flex-none px-2"
            data-tone="quiet"
            aria-label={t("events.removeRow", { title, number: index + 1 })}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          >
            <X size={18} aria-hidden />
          </button>
        </div>
      ))}
      <button type="button" className="button mt-2" onClick={() => onChange([...rows, emptyRow])}>
        <Plus size={18} aria-hidden />
        {add}
      </button>
    </fieldset>
  );
}
