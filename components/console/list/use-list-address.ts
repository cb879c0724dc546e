"use client";
import { useSearchParams } from "next/navigation";

/** What is open beside the list; it narrows nothing. */
const OPEN_PARAMETERS = ["event", "location", "new", "import"];

/** Search, order and filters live in the address, so that a list can be linked, reloaded and gone back to. */
export function useListAddress() {
  const params = useSearchParams();
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(location.search); // `params` lag behind a change of a moment ago
    if (value === "") next.delete(name);
    else next.set(name, value);
    const query = next.toString();
    window.history.replaceState(null, "", query ? `?${query}` : location.pathname);
  };
  return {
    has: (name: string) => params.has(name),
    get: (name: string) => params.get(name) ?? "",
    set,
    clear: () => window.history.replaceState(null, "", location.pathname),
    isPlain: [...params.keys()].every((name) => OPEN_PARAMETERS.includes(name)),
    key: params.toString(),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
