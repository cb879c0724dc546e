"use client";
import { useSearchParams } from "next/navigation";

/** Search, order and filters live in the address, so that a list can be linked, reloaded and gone back to. */
export function useListAddress() {
  const params = useSearchParams();
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === "") next.delete(name);
    else next.set(name, value);
    const query = next.toString();
    window.history.replaceState(null, "", query ? `?${query}` : location.pathname);
  };
  return {
    get: (name: string) => params.get(name) ?? "",
    set,
    clear: () => window.history.replaceState(null, "", location.pathname),
    isPlain: params.size === 0,
    key: params.toString(),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
