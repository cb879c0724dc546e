"use client";
import Link from "next/link";
import type { ReactNode, Ref } from "react";
import { useText } from "../texts";
import type { ListSource, StoredRow } from "./list-source";
import { RowCheckbox } from "./row-checkbox";
import { wrapLongWords } from "./wrap-long-words";

interface Props<Row extends StoredRow> {
  ref: Ref<HTMLTableRowElement>;
  source: ListSource<Row>;
  row: Row;
  index: number;
  selected: boolean;
  /** null if there are no bulk actions. */
  onSelect: ((on: boolean) => void) | null;
}

/** A table row, or a card on narrow screens. */
export function ListRow<Row extends StoredRow>({ ref, source, row, index, selected, onSelect }: Props<Row>) {
  const t = useText();
  const others = source.columns.slice(1);
  const name = source.nameRow(row);
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className={`relative border-line border-b last:border-0 hover:bg-surface has-[[data-row-checkbox]:checked]:bg-surface has-[[data-row]:focus]:bg-surface @max-lg:block @lg:@max-3xl:grid @lg:@max-3xl:grid-cols-2 @lg:@max-3xl:gap-x-6 @max-3xl:py-2 @max-3xl:pe-4 ${onSelect ? "@max-3xl:ps-12" : "@max-3xl:ps-4"}`}
    >
      {onSelect ? (
        <td className="w-12 p-0 @max-3xl:absolute @max-3xl:top-1 @max-3xl:start-0">
          <RowCheckbox label={t("list.select", { name })} checked={selected} onChange={onSelect} />
        </td>
      ) : null}
      <th
        scope="row"
        className={`py-2 group-data-compact:py-0.5 pe-4 text-start font-medium @lg:@max-3xl:col-span-2 @max-3xl:block @max-3xl:py-1 ${onSelect ? "" : "@3xl:ps-4"}`}
      >
        <RowName source={source} row={row} />
      </th>
      {others.map(({ name: column, label, cell }) => (
        <td
          key={column}
          data-label={label}
          className="py-2 group-data-compact:py-0.5 pe-4 text-muted @max-3xl:flex @max-3xl:gap-2 @max-3xl:py-0 @max-3xl:before:w-22 @max-3xl:before:flex-none @max-3xl:before:py-0.5 @max-3xl:before:text-xs @max-3xl:before:content-[attr(data-label)] @max-3xl:has-[>div:empty]:hidden"
        >
          <div className="min-w-0">{showCell(cell(row))}</div>
        </td>
      ))}
    </tr>
  );
}

const showCell = (content: ReactNode) => (typeof content === "string" ? wrapLongWords(content) : content);

/** The text of the first column as a link to the details. */
function RowName<Row extends StoredRow>({ source, row }: Pick<Props<Row>, "source" | "row">) {
  const name = showCell(source.columns[0]?.cell(row));
  if (!source.linkRow) return name;
  return (
    <Link
      href={source.linkRow(row)}
      prefetch={false}
      onNavigate={(event) => {
        if (!source.open) return;
        event.preventDefault();
        source.open(row._id);
      }}
      data-row
      className="inline-flex min-h-10 group-data-compact:min-h-7 items-center underline-offset-4 hover:underline"
    >
      {name}
    </Link>
  );
}
