import type { ComponentType, ReactNode } from "react";
import type { ApiValue } from "../api";
import type { ListTabs } from "./list-tabs";

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
  /** The text for the export. */
  text: (row: Row) => string;
}

export interface ListColumn<Row> extends ExportColumn<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** The orders by this column: the first click on its heading selects the first, the next one the other. */
  orders?: readonly [first: string, other: string];
}

export interface ListFilter {
  /** The name in the URL and in the argument of `load`. */
  name: string;
  label: string;
  /** The options; without options or an input of its own, the filter is a day. */
  options?: readonly { value: string; label: string }[];
  input?: ComponentType<FilterInputProps>;
  /** Another part of the screen has the input, so the bar leaves it out. */
  isElsewhere?: boolean;
}

export interface FilterInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** An action on the selected rows. */
export interface BulkAction<Row> {
  label: string;
  bad?: true;
  /** The confirmation of an action that cannot be undone. */
  confirm?: (rows: Row[]) => { title: string; text: string };
  run: (rows: Row[]) => unknown;
}

/** The selection of a list: some rows, or all matching ones. */
export interface ListSelection<Row> {
  count: number;
  /** Loads the rows; all matching ones are loaded when an action runs. */
  load: () => Promise<Row[]>;
}

/** The selection of all matching rows, loaded or not. */
export interface MatchAllSelection<Row> {
  /** Counts the matching rows. */
  count: (query: ListCriteria, filters: Record<string, string>) => Promise<number>;
  /** Renders the action buttons. They unmount when the selection is empty, so dialogs must be rendered elsewhere. */
  renderActions: (chosen: ListSelection<Row>, onClear: () => void) => ReactNode;
}

/** The definition of a list. */
export interface ListSource<Row extends StoredRow> {
  /** The prefix of its query keys; also the name of the exported file. */
  key: readonly [name: string];
  /** The owner of the rows, if the list is not the organisation's. */
  scope?: string;
  /** The level of its heading; default 1. */
  level?: 1 | 2;
  title: string;
  /** The screen to which the list belongs. */
  back?: { href: string; label: string };
  load: (query: ListQuery, filters: Record<string, string>) => Promise<ApiValue<Row[]>>;
  columns: readonly ListColumn<Row>[];
  /** Lists additional export columns that depend on the rows. */
  listExtraExportColumns?: (rows: readonly Row[]) => readonly ExportColumn<Row>[];
  /** Parts of the list as tabs above it; saved views follow them. */
  tabs?: ListTabs;
  filters?: readonly ListFilter[];
  /** Rendered at the end of the search's row, such as a choice of layouts. */
  layout?: ReactNode;
  /** The label of the default order, if it is not the newest first. */
  order?: string;
  /** The hint that names the searched fields. */
  searchHint?: string;
  /** Finds a reason why the filters can never match; null if they may. */
  findConflict?: (filters: Record<string, string>) => string | null;
  /** Orders besides newest and oldest first; `load` gets the chosen one as the filter `order`. */
  orders?: readonly { value: string; label: string }[];
  /** Renders another layout in place of the rows. */
  render?: (query: ListCriteria, filters: Record<string, string>) => ReactNode;
  /** The default order; `newest` if absent. */
  defaultOrder?: string;
  /** The endpoint has no `search`. */
  unsearchable?: boolean;
  nameRow: (row: Row) => string;
  linkRow?: (row: Row) => string;
  /** Opens a row in place, if `linkRow` only opens a panel. */
  open?: (id: string) => void;
  /** Deletes a row that can be restored: it runs at once, and the toast offers an undo. */
  remove?: (id: string) => Promise<unknown>;
  /** Further actions on the selected rows. */
  bulk?: readonly BulkAction<Row>[];
  /** Replaces `bulk` and `remove`. */
  selection?: MatchAllSelection<Row>;
  /** Absent if users cannot create entries, such as mails. */
  create?: { label: string; open: () => void };
  /** Creates many entries from a file. */
  importing?: { label: string; open: () => void };
  /** Rendered between the title and the rows. */
  notice?: ReactNode;
  /** Shown while the list has no entries at all. */
  empty: {
    title: string;
    text: string;
    /** The link to the screen that creates the first entry, if it is another one. */
    next?: { href: string; label: string };
    call?: { path: string; body: unknown };
  };
}
