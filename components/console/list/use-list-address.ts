"use client";
import { useSearchParams } from "next/navigation";
import { buildUrlWithParameter, TRANSIENT_PARAMETERS } from "../build-url-with-parameter";

/** Parameters that are no filters: open panels, the layout, and the language of links. */
const PLAIN_PARAMETERS = [...TRANSIENT_PARAMETERS, "view", "sort", "lang"];

/** Keeps search, order and filters in the URL, so that lists can be linked, reloaded and restored by Back. */
export function useListAddress() {
  const params = useSearchParams();
  return {
    has: (name: string) => params.has(name),
    get: (name: string) => params.get(name) ?? "",
    set: (name: string, value: string) =>
      window.history.replaceState(null, "", buildUrlWithParameter(name, value)),
    clear: () => window.history.replaceState(null, "", location.pathname),
    /** Returns whether the URL has no search and no filter, apart from the named parameters. */
    isPlain: (except: readonly string[]) =>
      [...params.keys()].every((name) => PLAIN_PARAMETERS.includes(name) || except.includes(name)),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
