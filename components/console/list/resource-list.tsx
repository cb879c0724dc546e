"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useUndoableDelete } from "../deletion/use-undoable-delete";
import { useMe } from "../me";
import { useText } from "../texts";
import { FilterBar } from "./filter-bar";
import { listActiveFilters } from "./list-active-filters";
import { ListHeader } from "./list-header";
import type { ListSource, StoredRow } from "./list-source";
import { EmptyList, EmptyTab, FailedList, ListSkeleton, NothingFound } from "./list-states";
import { ListTable } from "./list-table";
import { findTab } from "./list-tabs";
import { SelectionBar } from "./selection-bar";
import { useConfirmFirst } from "./use-confirm-first";
import { type ListAddress, useListAddress } from "./use-list-address";
import { useSelection } from "./use-selection";
import { ViewTabs } from "./view-tabs";

const PAGE_ROWS = 100;

/** Search, order, filters, paging, selection, bulk actions, export, and all loading states: the pattern of all lists. */
export function ResourceList<Row extends StoredRow>({ source: fullSource }: { source: ListSource<Row> }) {
  const t = useText();
  const { role } = useMe();
  const source = role === "viewer" ? toReadOnly(fullSource) : fullSource;
  const address = useListAddress();
  const removeAtOnce = useUndoableDelete();

  const { query, rows, conflict, ...listState } = useListRows(source, address);
  const selection = useSelection(source, { rows, ...listState, more: query.hasNextPage });
  const { clear } = selection;

  const remove = (selectedRows: Row[]) => {
    const [first] = selectedRows;
    if (!first || !source.remove) return;
    clear();
    void removeAtOnce({
      ids: selectedRows.map(({ _id }) => _id),
      title: formatDeleted(t, source.nameRow(first), selectedRows.length),
      run: source.remove,
      invalidate: source.key,
    });
  };

  const confirmed = useConfirmFirst(source.bulk ?? [], clear);
  const bulk = [
    ...confirmed.bulk,
    ...(source.remove ? [{ label: t("list.delete"), run: remove, bad: true }] : []),
  ];

  return (
    <>
      <ListHeader source={source} {...listState} empty={rows.length === 0 && !source.render} />
      {source.level === 2 ? null : <ViewTabs list={source.key[0]} tabs={source.tabs} />}
      {source.notice}
      <FilterBar source={source} address={address} />
      <div>
        {source.render && conflict === null ? (
          source.render(listState.criteria, listState.filters)
        ) : query.isError ? (
          <FailedList error={query.error} onRetry={() => void query.refetch()} />
        ) : query.isPending && conflict === null ? (
          <ListSkeleton />
        ) : rows.length > 0 && conflict === null ? (
          <ListTable
            source={source}
            rows={rows}
            selected={selection.selected}
            onSelect={bulk.length > 0 || source.selection ? selection.select : null}
            more={query.hasNextPage}
            onEnd={() => {
              if (!query.isFetchingNextPage) void query.fetchNextPage();
            }}
          />
        ) : (
          <NoRows source={source} address={address} conflict={conflict} />
        )}
        <SelectionBar source={source} selection={selection} bulk={bulk} />
      </div>
      {confirmed.dialog}
    </>
  );
}

interface NoRowsProps<Row extends StoredRow> {
  source: ListSource<Row>;
  address: ListAddress;
  conflict: string | null;
}

/** The text in place of rows: nothing exists yet, the tab is empty, or nothing matches. */
function NoRows<Row extends StoredRow>({ source, address, conflict }: NoRowsProps<Row>) {
  const { locale } = useMe();
  const { tabs, empty, create } = source;
  const param = tabs?.param ?? "";
  const tabParams = findTab(tabs, param, address.get(param)) ? [param] : [];
  if (conflict !== null || !address.isPlain(tabParams))
    return (
      <NothingFound
        filters={listActiveFilters(source, address, locale)}
        conflict={conflict}
        onClear={address.clear}
      />
    );
  const tab = tabs?.all.find(({ name }) => name === tabs.active);
  if (tab && tab.name !== tabs?.initial) return <EmptyTab text={tab.empty} />;
  return <EmptyList empty={empty} {...(create ? { create } : {})} />;
}

const formatDeleted = (t: ReturnType<typeof useText>, name: string, count: number) =>
  count === 1 ? t("undo.deleted", { name }) : t("undo.deletedMany", { count });

/** Removes the actions that a viewer may not use. */
function toReadOnly<Row extends StoredRow>(source: ListSource<Row>): ListSource<Row> {
  const {
    create: _create,
    importing: _importing,
    remove: _remove,
    bulk: _bulk,
    selection: _selection,
    ...rest
  } = source;
  return rest;
}

function useListRows<Row extends StoredRow>(source: ListSource<Row>, address: ListAddress) {
  const search = address.get("search");
  const sort = address.get("sort") === "oldest" ? "oldest" : "newest";
  const filters = Object.fromEntries((source.filters ?? []).map(({ name }) => [name, address.get(name)]));
  if (source.orders) filters.order = address.get("sort");
  const criteria = { sort, ...(search && { search }) } as const;

  const conflict = source.findConflict?.(filters) ?? null;

  const query = useInfiniteQuery({
    enabled: conflict === null && !source.render,
    queryKey: [...source.key, source.scope, criteria, filters],
    queryFn: ({ pageParam }) =>
      source.load({ ...criteria, limit: PAGE_ROWS, ...(pageParam && { cursor: pageParam }) }, filters),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before, // keeps the rows visible while the next ones load
  });
  const rows = (query.data?.pages ?? []).flatMap((page) => page.value);
  return { criteria, filters, conflict, query, rows };
}
