"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDeleteLater, useHiddenIds } from "../delete-later";
import { useMe } from "../me";
import { useText } from "../texts";
import { ListBar } from "./list-bar";
import { ListHeader } from "./list-header";
import type { ListSource, StoredRow } from "./list-source";
import { EmptyList, FailedList, ListSkeleton, NothingFound } from "./list-states";
import { ListTable } from "./list-table";
import { type ListAddress, useListAddress } from "./use-list-address";

const PAGE_ROWS = 100;

/** Search, order, filters, pages, selection, bulk actions, export, and every state between: one pattern for all lists. */
export function ResourceList<Row extends StoredRow>({ source: given }: { source: ListSource<Row> }) {
  const t = useText();
  const { role } = useMe();
  const source = role === "viewer" ? toReadOnly(given) : given;
  const address = useListAddress();
  const hidden = useHiddenIds();
  const deleteLater = useDeleteLater();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  const { asked, filters, query, rows } = useListRows(source, address, hidden);
  const chosen = rows.filter(({ _id }) => selected.has(_id));

  const remove = (doomed: Row[]) => {
    const [first] = doomed;
    if (!first || !source.remove) return;
    const title =
      doomed.length === 1
        ? t("undo.deleted", { name: source.nameRow(first) })
        : t("undo.deletedMany", { count: doomed.length });
    setSelected(new Set());
    deleteLater({ ids: doomed.map(({ _id }) => _id), title, run: source.remove, invalidate: source.key });
  };

  const bulk = [
    ...(source.bulk ?? []),
    ...(source.remove ? [{ label: t("list.delete"), run: remove, bad: true }] : []),
  ];

  return (
    <>
      <ListHeader source={source} asked={asked} filters={filters} empty={rows.length === 0} />
      {source.notice}
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

/** A viewer makes nothing, and takes nothing away. */
function toReadOnly<Row extends StoredRow>(source: ListSource<Row>): ListSource<Row> {
  const { create: _create, importing: _importing, remove: _remove, bulk: _bulk, ...rest } = source;
  return rest;
}

function useListRows<Row extends StoredRow>(
  source: ListSource<Row>,
  address: ListAddress,
  hidden: ReadonlySet<string>,
) {
  const search = address.get("search");
  const sort = address.get("sort") === "oldest" ? "oldest" : "newest";
  const filters = Object.fromEntries((source.filters ?? []).map(({ name }) => [name, address.get(name)]));
  const asked = { sort, ...(search && { search }) } as const;

  const query = useInfiniteQuery({
    queryKey: [...source.key, source.scope, asked, filters],
    queryFn: ({ pageParam }) =>
      source.load({ ...asked, limit: PAGE_ROWS, ...(pageParam && { cursor: pageParam }) }, filters),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before, // keeps the rows on screen while the next ones load
  });
  const rows = (query.data?.pages ?? []).flatMap((page) => page.value).filter(({ _id }) => !hidden.has(_id));
  return { asked, filters, query, rows };
}
