import { TRANSIENT_PARAMETERS } from "../build-url-with-parameter";

/** A part of a list, as a tab above it. */
export interface ListTab {
  name: string;
  label: string;
  /** The text of an empty tab. */
  empty: string;
}

export interface ListTabs {
  /** The URL parameter that names the tab. */
  param: string;
  /** The name of the tab on show, whether the URL names it or not. */
  active: string;
  /** The tab of an address without parameters. */
  initial: string;
  all: readonly ListTab[];
}

/** Opens a tab with the present search and filters, in the tab's own order. Back returns to the tab before. */
export function openTab({ param, initial }: ListTabs, name: string): void {
  const query = new URLSearchParams(location.search);
  for (const other of ["sort", ...TRANSIENT_PARAMETERS]) query.delete(other);
  query.delete(param);
  if (name !== initial || query.size > 0) query.set(param, name);
  window.history.pushState(null, "", query.size > 0 ? `?${query}` : location.pathname);
}

/** Names the tab on show in the URL, so that it stays when a filter is chosen. */
export function setTabInUrl(tabs: ListTabs | undefined): void {
  const query = new URLSearchParams(location.search);
  if (!tabs || query.has(tabs.param)) return;
  query.set(tabs.param, tabs.active);
  window.history.replaceState(null, "", `?${query}`);
}

/** Finds the tab that a value of a filter opens. */
export const findTab = (tabs: ListTabs | undefined, param: string, value: string): ListTab | undefined =>
  tabs?.param === param ? tabs.all.find(({ name }) => name === value) : undefined;
