import { TRANSIENT_PARAMETERS } from "../build-url-with-parameter";

type Params = Readonly<Record<string, string>>;

/** Extracts the URL parameters of the search, filters, order and layout. */
export const extractViewParams = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...search].filter(([name, value]) => !TRANSIENT_PARAMETERS.includes(name) && value !== ""),
  );

export const isSameView = (one: Params, other: Params): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

/** Opens a saved view of a list. Back restores the earlier state. */
export function openView(params: Params): void {
  const query = new URLSearchParams(params);
  window.history.pushState(null, "", query.size > 0 ? `?${query}` : location.pathname);
}
