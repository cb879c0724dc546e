import type { ComponentType, ReactNode } from "react";
import type { ApiValue } from "../api";

export interface StoredRow {
  _id: string;
}

export interface ListQuery {
  limit: number;
  cursor?: string;
  search?: string;
  sort?: "newest" | "oldest";
}

export type ListCriteria = Omit<ListQuery, "limit" | "cursor">;

export interface ExportColumn<Row> {
  label: string;
  /** For the export. */
  text: (row: Row) => string;
}

export interface ListColumn<Row> extends ExportColumn<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** The orders of the list by this column: the one that a press on its head asks for first, and the other way round. */
  orders?: readonly [first: string, other: string];
}

export interface ListFilter {
  /** In the address, and given to `load`. */
  name: string;
  label: string;
  /** What can be chosen; without any, and without an input of its own, a day. */
  options?: readonly { value: string; label: string }[];
  input?: ComponentType<FilterInputProps>;
  /** It is chosen in the list's notice, and not in the bar. */
  isElsewhere?: boolean;
}

export interface FilterInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Something that is done with what is selected. */
export interface BulkAction<Row> {
  label: string;
  bad?: true;
  /** What is asked before, where it cannot be taken back. */
  ask?: (rows: Row[]) => { title: string; text: string };
  run: (rows: Row[]) => unknown;
}

/** What is selected of a list: some of its rows, or all that match. */
export interface ListSelection<Row> {
  count: number;
  /** The rows themselves. All that match are asked for when something is done with them. */
  load: () => Promise<Row[]>;
}

/** Of lists in which all that match can be selected, whether they have been loaded or not. */
export interface MatchAllSelection<Row> {
  /** How many match. */
  count: (query: ListCriteria, filters: Record<string, string>) => Promise<number>;
  /** The buttons for what is done with them. They go when nothing is selected any more, so dialogs stand elsewhere. */
  renderActions: (chosen: ListSelection<Row>, onClear: () => void) => ReactNode;
}

/** Everything that makes one list different from another. */
export interface ListSource<Row extends StoredRow> {
  /** Begins the keys of its queries; the word also names the exported file. */
  key: readonly [name: string];
  /** Whose rows these are, where the list is not the organisation's. */
  scope?: string;
  /** Of its heading; default 1. */
  level?: 1 | 2;
  title: string;
  load: (query: ListQuery, filters: Record<string, string>) => Promise<ApiValue<Row[]>>;
  columns: readonly ListColumn<Row>[];
  /** Further columns of the export, which only the rows tell. */
  listExtraExportColumns?: (rows: readonly Row[]) => readonly ExportColumn<Row>[];
  filters?: readonly ListFilter[];
  /** What the order is called that comes unasked, where it is not the newest first. */
  order?: string;
  /** What the words of a search are looked for in. */
  searchHint?: string;
  /** Why filters leave nothing, whatever there is; null: they may leave something. */
  findConflict?: (filters: Record<string, string>) => string | null;
  /** Orders beside the newest and the oldest first; `load` gets the chosen one as the filter `order`. */
  orders?: readonly { value: string; label: string }[];
  /** In place of the rows: the same, laid out in another way. */
  render?: (query: ListCriteria, filters: Record<string, string>) => ReactNode;
  /** The order that comes unasked; default: `newest`. */
  defaultOrder?: string;
  /** The endpoint takes no `search`. */
  unsearchable?: boolean;
  nameRow: (row: Row) => string;
  linkRow?: (row: Row) => string;
  /** Where `linkRow` only opens something over the list. */
  open?: (id: string) => void;
  /** Of what can be restored: it is deleted at once, and the toast offers to undo it. */
  remove?: (id: string) => Promise<unknown>;
  /** Further actions on what is selected. */
  bulk?: readonly BulkAction<Row>[];
  /** In place of `bulk` and `remove`. */
  selection?: MatchAllSelection<Row>;
  /** Left out where people cannot make one, such as for mails. */
  create?: { label: string; open: () => void };
  /** Many at once, from a file. */
  importing?: { label: string; open: () => void };
  /** Stands between the title and the rows. */
  notice?: ReactNode;
  /** Shown while there is nothing at all. */
  empty: {
    title: string;
    text: string;
    /** Where the first one is made, where that is not here. */
    next?: { href: string; label: string };
    call?: { path: string; body: unknown };
  };
}
