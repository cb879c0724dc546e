import { TRANSIENT_PARAMETERS } from "./build-url-with-parameter";

type Params = Readonly<Record<string, string>>;

/** Of an address, what says how a list is searched, filtered, put in order and laid out. */
export const extractViewParams = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...search].filter(([name, value]) => !TRANSIENT_PARAMETERS.includes(name) && value !== ""),
  );

export const isSameView = (one: Params, other: Params): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

/** Shows a list as a view has it. Back leads to how it was before. */
export function openView(params: Params): void {
  const query = new URLSearchParams(params);
  window.history.pushState(null, "", query.size > 0 ? `?${query}` : location.pathname);
}
