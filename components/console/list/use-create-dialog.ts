"use client";
import { useEffect, useState } from "react";
import { useListAddress } from "./use-list-address";

/**
 * Holds the dialog for a new entry. `?new` opens it and is removed from the URL, so that Back never opens it; its
 * value is the initial one.
 */
export function useCreateDialog() {
  const address = useListAddress();
  const isRequested = address.has("new");
  const [creating, setCreating] = useState(false);
  const [initial, setInitial] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address comes to say counts
  useEffect(() => {
    if (!isRequested) return;
    setInitial(address.get("new"));
    setCreating(true);
    const timer = setTimeout(() => address.set("new", "")); // the router reads the history only after its own effects.
    return () => clearTimeout(timer);
  }, [isRequested]);
  const change = (isCreating: boolean) => {
    setInitial("");
    setCreating(isCreating);
  };
  return [creating, change, initial] as const;
}
