"use client";
import { Download, Plus, Upload } from "lucide-react";
import { useState } from "react";
import { useText } from "../texts";
import { BackLink } from "../ui/back-link";
import { useTitle } from "../ui/use-title";
import { exportCsv } from "./export-csv";
import { ListOptionsButton } from "./list-options-button";
import type { ListCriteria, ListSource, StoredRow } from "./list-source";

interface Props<Row extends StoredRow> {
  source: ListSource<Row>;
  criteria: ListCriteria;
  filters: Record<string, string>;
  /** True if there is nothing to export. */
  empty: boolean;
}

/** The title of a list, and the actions on all of it. */
export function ListHeader<Row extends StoredRow>({ source, criteria, filters, empty }: Props<Row>) {
  useTitle(source.level === 2 ? null : source.title, "screen");
  const Heading = source.level === 2 ? "h2" : "h1";
  return (
    <header
      className="flex flex-wrap items-center gap-2"
      {...(source.level === 2 ? {} : { "data-wide": true })}
    >
      {source.back ? (
        <div className="-mb-3 basis-full">
          <BackLink {...source.back} />
        </div>
      ) : null}
      <Heading className="me-auto min-w-0 text-xl font-bold tracking-tight">{source.title}</Heading>
      <div className="flex flex-none gap-2">
        <ListOptionsButton source={source} />
        <ExportButton source={source} criteria={criteria} filters={filters} empty={empty} />
        {source.importing ? (
          <button
            type="button"
            className="button max-sm:px-3"
            title={source.importing.label}
            onClick={source.importing.open}
          >
            <Upload size={18} aria-hidden />
            <span className="max-sm:sr-only">{source.importing.label}</span>
          </button>
        ) : null}
      </div>
      {source.create ? (
        <button
          type="button"
          className="button max-sm:w-full"
          data-tone="primary"
          data-create
          onClick={source.create.open}
        >
          <Plus size={18} aria-hidden />
          {source.create.label}
        </button>
      ) : null}
    </header>
  );
}

function ExportButton<Row extends StoredRow>({ source, criteria, filters, empty }: Props<Row>) {
  const t = useText();
  const [exporting, setExporting] = useState(false);
  const [count, setCount] = useState(0);
  return (
    <button
      type="button"
      className="button max-xl:px-3"
      title={t("list.export")}
      aria-disabled={exporting || empty}
      onClick={() => {
        if (exporting || empty) return;
        setCount(0);
        setExporting(true);
        void exportCsv(source, criteria, filters, setCount).finally(() => setExporting(false));
      }}
    >
      <Download size={18} aria-hidden />
      <span className="max-xl:sr-only">
        {exporting
          ? count > 0
            ? t("meetings.rowsSoFar", { count })
            : t("list.exporting")
          : t("list.export")}
      </span>
    </button>
  );
}
