"use client";
import { useSearchParams } from "next/navigation";
import { buildUrlWithParameter, TRANSIENT_PARAMETERS } from "./build-url-with-parameter";

/** Those that filter nothing: of what is open beside the list, and how it is laid out. */
const PLAIN_PARAMETERS = [...TRANSIENT_PARAMETERS, "view"];

/** Search, order and filters live in the address, so that a list can be linked, reloaded and gone back to. */
export function useListAddress() {
  const params = useSearchParams();
  return {
    has: (name: string) => params.has(name),
    get: (name: string) => params.get(name) ?? "",
    set: (name: string, value: string) =>
      window.history.replaceState(null, "", buildUrlWithParameter(name, value)),
    clear: () => window.history.replaceState(null, "", location.pathname),
    isPlain: [...params.keys()].every((name) => PLAIN_PARAMETERS.includes(name)),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
