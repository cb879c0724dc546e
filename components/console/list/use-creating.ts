"use client";
import { useEffect, useState } from "react";
import { useListAddress } from "./use-list-address";

/** Whether the dialog for a new one is open. `?new` opens it and is taken out of the address, so that Back never does. */
export function useCreating() {
  const address = useListAddress();
  const wanted = address.has("new");
  const [creating, setCreating] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address comes to say counts
  useEffect(() => {
    if (!wanted) return;
    setCreating(true);
    const timer = setTimeout(() => address.set("new", "")); // the router follows the history only after its own effects
    return () => clearTimeout(timer);
  }, [wanted]);
  return [creating, setCreating] as const;
}
