"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Download, Plus, Upload } from "lucide-react";
import { useState } from "react";
import { useDeleteLater, useHiddenIds } from "../delete-later";
import { useText } from "../texts";
import { exportCsv } from "./export-csv";
import { ListBar } from "./list-bar";
import type { ListSource, Stored } from "./list-source";
import { EmptyList, FailedList, ListSkeleton, NothingFound } from "./list-states";
import { ListTable } from "./list-table";
import { useListAddress } from "./use-list-address";

const PAGE = 100;

/** Search, order, filters, pages, selection, bulk actions, export, and every state between: one pattern for all lists. */
export function ResourceList<Row extends Stored>({ source }: { source: ListSource<Row> }) {
  const t = useText();
  const address = useListAddress();
  const hidden = useHiddenIds();
  const deleteLater = useDeleteLater();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [exporting, setExporting] = useState(false);

  const search = address.get("search");
  const sort = address.get("sort") === "oldest" ? "oldest" : "newest";
  const filters = Object.fromEntries((source.filters ?? []).map(({ name }) => [name, address.get(name)]));
  const asked = { sort, ...(search && { search }) } as const;

  const query = useInfiniteQuery({
    queryKey: [...source.key, source.scope, asked, filters],
    queryFn: ({ pageParam }) =>
      source.load({ ...asked, limit: PAGE, ...(pageParam && { cursor: pageParam }) }, filters),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before, // the rows stay while the next ones are on their way
  });
  const rows = (query.data?.pages ?? []).flatMap((page) => page.value).filter(({ _id }) => !hidden.has(_id));
  const chosen = rows.filter(({ _id }) => selected.has(_id));

  const remove = (doomed: Row[]) => {
    const [first] = doomed;
    if (!first || !source.remove) return;
    const title =
      doomed.length === 1
        ? t("undo.deleted", { name: source.nameOf(first) })
        : t("undo.deletedMany", { count: doomed.length });
    setSelected(new Set());
    deleteLater({ ids: doomed.map(({ _id }) => _id), title, run: source.remove, invalidate: source.key });
  };

  const bulk = [
    ...(source.bulk ?? []),
    ...(source.remove ? [{ label: t("list.delete"), run: remove, bad: true }] : []),
  ];

  const Heading = source.level === 2 ? "h2" : "h1";

  return (
    <>
      <header className="flex flex-wrap items-center gap-2">
        <Heading className="mr-auto min-w-0 text-xl font-bold tracking-tight">{source.title}</Heading>
        <button
          type="button"
          className="button max-xl:px-3"
          title={t("list.export")}
          aria-disabled={exporting || rows.length === 0}
          onClick={() => {
            if (exporting || rows.length === 0) return;
            setExporting(true);
            void exportCsv(source, asked, filters).finally(() => setExporting(false));
          }}
        >
          <Download size={18} aria-hidden />
          <span className="max-xl:sr-only">{exporting ? t("list.exporting") : t("list.export")}</span>
        </button>
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
      <ListBar
        source={source}
        address={address}
        chosen={chosen}
        bulk={bulk}
        onClear={() => setSelected(new Set())}
      />
      {query.isError ? (
        <FailedList error={query.error} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <ListSkeleton />
      ) : rows.length > 0 ? (
        <ListTable
          source={source}
          rows={rows}
          selected={selected}
          onSelect={bulk.length > 0 ? setSelected : null}
          more={query.hasNextPage}
          onEnd={() => {
            if (!query.isFetchingNextPage) void query.fetchNextPage();
          }}
        />
      ) : address.isPlain && hidden.size === 0 ? (
        <EmptyList empty={source.empty} {...(source.create ? { create: source.create } : {})} />
      ) : (
        <NothingFound onClear={address.clear} />
      )}
    </>
  );
}
