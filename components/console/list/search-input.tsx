"use client";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { useText } from "../texts";
import type { ListAddress } from "./use-list-address";

const SEARCH_DEBOUNCE_MS = 200;

/** Searches when the typing pauses; adopts changes of the URL, except while the user types. */
export function SearchInput({ address, hint }: { address: ListAddress; hint: string | undefined }) {
  const t = useText();
  const search = address.get("search");
  const [adopted, setAdopted] = useState(search);
  const [typed, setTyped] = useState(search);
  if (adopted !== search) {
    setAdopted(search);
    if (typed === adopted) setTyped(search);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the pause
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => address.set("search", typed), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className="relative min-w-0 flex-[1_1_12rem] max-sm:flex-[1_1_8rem]">
      <Search size={18} aria-hidden className="absolute top-1/2 start-3 -translate-y-1/2 text-muted" />
      <input
        className="input ps-10"
        type="search"
        data-list-search
        aria-label={t("list.search")}
        placeholder={hint ?? t("list.search")}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
