"use client";
import { useText } from "../texts";
import type { ImportField } from "./import-plan";
import type { ImportTable } from "./parse-table";

interface Props {
  fields: readonly Pick<ImportField, "name" | "label">[];
  table: ImportTable;
  columns: readonly (string | null)[];
  onChoose: (index: number, field: string | null) => void;
}

/** The field of each column, with a few sample values. */
export function ColumnChoice({ fields, table, columns, onChoose }: Props) {
  const t = useText();
  return (
    <ul className="divide-y divide-line border-line border-y">
      {table.columns.map((column, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and none ever moves
          key={`${index} ${column}`}
          className="grid items-center gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_16rem]"
        >
          <div className="min-w-0">
            <p className="font-medium">{column || `${index + 1}`}</p>
            <p className="truncate text-xs text-muted">
              {table.rows
                .slice(0, 3)
                .map((row) => row[index])
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
          <select
            className="input"
            aria-label={column || `${index + 1}`}
            value={columns[index] ?? ""}
            onChange={({ target }) => onChoose(index, target.value || null)}
          >
            <option value="">{t("imports.skip")}</option>
            {fields.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ul>
  );
}
