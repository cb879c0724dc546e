"use client";
import type { ReactNode } from "react";
import { useText } from "../texts";

interface Props {
  /** The headings of the rows and the numbers. */
  heads: readonly string[];
  rows: readonly { label: string; numbers: readonly ReactNode[] }[];
}

export const NumbersTable = ({ heads, rows }: Props) => (
  <table className="w-full border-collapse text-start text-xs">
    <thead className="text-muted">
      <tr className="border-line border-b">
        {heads.map((name, index) => (
          <th key={name} scope="col" className={`py-2 font-medium ${index > 0 ? "ps-2 text-end" : ""}`}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, numbers }) => (
        <tr key={label} className="border-line border-b">
          <th scope="row" className="py-2 font-normal break-words">
            {label}
          </th>
          {numbers.map((number, index) => (
            <td key={heads[index + 1]} className="py-2 ps-2 text-end">
              {number}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The data of a chart as a collapsed table. */
export function FoldedTable(table: Props) {
  const t = useText();
  return (
    <details className="mt-4">
      <summary className="fold min-h-11 text-muted underline-offset-4 hover:underline">
        {t("insights.table")}
      </summary>
      <NumbersTable {...table} />
    </details>
  );
}
