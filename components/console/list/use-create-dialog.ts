"use client";
import { useEffect, useState } from "react";
import { useListAddress } from "./use-list-address";

/**
 * Whether the dialog for a new one is open. `?new` opens it and is taken out of the address, so that Back never does; what
 * it says, the new one begins with.
 */
export function useCreateDialog() {
  const address = useListAddress();
  const wanted = address.has("new");
  const [creating, setCreating] = useState(false);
  const [given, setGiven] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address comes to say counts
  useEffect(() => {
    if (!wanted) return;
    setGiven(address.get("new"));
    setCreating(true);
    const timer = setTimeout(() => address.set("new", "")); // the router follows the history only after its own effects
    return () => clearTimeout(timer);
  }, [wanted]);
  const change = (isCreating: boolean) => {
    setGiven("");
    setCreating(isCreating);
  };
  return [creating, change, given] as const;
}
