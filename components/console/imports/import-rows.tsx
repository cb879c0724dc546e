"use client";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type Ref, useRef } from "react";
import { useText } from "../texts";
import { StateMark } from "../ui/state-mark";
import { formatOutcome } from "./format-outcome";
import type { ImportField, ImportPlan, RowValues } from "./import-plan";
import type { EntryOutcome } from "./to-entry-outcome";

const ROW_HEIGHT_PX = 45;
const OVERSCAN_ROWS = 8;

const OUTCOME_TONES = { create: "ok", update: "ok", exists: "muted", wrong: "bad" } as const;

interface Props {
  plan: ImportPlan;
  columns: readonly (string | null)[];
  values: readonly RowValues[];
  outcomes: readonly (EntryOutcome | undefined)[];
  imported: boolean;
  onlyWrong: boolean;
}

/** All rows of the file with their outcomes; only visible ones are rendered. */
export function ImportRows({ plan, columns, values, outcomes, imported, onlyWrong }: Props) {
  const t = useText();
  const frame = useRef<HTMLElement>(null);
  const fields = plan.fields.filter(({ name }) => columns.includes(name));
  // Each batch and each scroll renders again, so all 50,000 rows are scanned only if some are filtered out.
  const shown = onlyWrong ? values.flatMap((_, row) => (outcomes[row]?.kind === "wrong" ? [row] : [])) : null;
  const toRow = (index: number) => (shown ? (shown[index] ?? 0) : index);
  const count = shown?.length ?? values.length;
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: OVERSCAN_ROWS,
    getItemKey: toRow,
  });
  const items = virtual.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <section
      ref={frame}
      className="max-h-[60dvh] overflow-auto border-line border-y"
      aria-label={t("imports.outcome")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
    >
      <table className="w-full border-collapse text-start" aria-rowcount={count + 1}>
        <RowsHead fields={fields} />
        <tbody>
          <tr aria-hidden>
            <td style={{ height: above }} className="p-0" />
          </tr>
          {items.map(({ index, key }) => {
            const row = toRow(index);
            return (
              <OutcomeRow
                key={key}
                ref={virtual.measureElement}
                index={index}
                row={row}
                fields={fields}
                values={values[row]}
                outcome={outcomes[row]}
                imported={imported}
              />
            );
          })}
          <tr aria-hidden>
            <td style={{ height: below }} className="p-0" />
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function RowsHead({ fields }: { fields: readonly ImportField[] }) {
  const t = useText();
  return (
    <thead className="sticky top-0 z-10 bg-raised text-xs text-muted">
      <tr>
        {[t("imports.row"), t("imports.outcome"), ...fields.map(({ label }) => label)].map((label) => (
          <th key={label} scope="col" className="py-2 pe-4 font-medium whitespace-nowrap">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface OutcomeRowProps {
  ref: Ref<HTMLTableRowElement>;
  /** The index among the shown rows. */
  index: number;
  /** The index in the file, without its header. */
  row: number;
  fields: readonly ImportField[];
  values: RowValues | undefined;
  outcome: EntryOutcome | undefined;
  imported: boolean;
}

function OutcomeRow({ ref, index, row, fields, values, outcome, imported }: OutcomeRowProps) {
  const t = useText();
  const ofRow = outcome?.issues.filter(({ field }) => !fields.some(({ name }) => name === field));
  return (
    <tr ref={ref} data-index={index} aria-rowindex={index + 2} className="border-line border-t align-top">
      <th scope="row" className="py-2 pe-4 font-normal text-muted">
        {row + 2}
      </th>
      <td className="min-w-40 py-2 pe-4">
        {outcome ? (
          <StateMark tone={OUTCOME_TONES[outcome.kind]}>{formatOutcome(outcome, imported, t)}</StateMark>
        ) : null}
        {ofRow?.map(({ text }) => (
          <p key={text} className="text-bad">
            {text}
          </p>
        ))}
        {outcome?.warning ? <p className="text-warn">{outcome.warning}</p> : null}
        {outcome?.extra ? <p className="text-xs break-all text-muted">{outcome.extra}</p> : null}
      </td>
      {fields.map(({ name }) => {
        const issue = outcome?.issues.find(({ field }) => field === name);
        return (
          <td key={name} className="max-w-72 min-w-28 py-2 pe-4">
            {values?.[name]}
            {issue ? <p className="font-medium text-bad">{issue.text}</p> : null}
          </td>
        );
      })}
    </tr>
  );
}
