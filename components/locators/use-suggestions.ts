import { useEffect, useState } from "react";
import type { SuggestionsView } from "@/lib/pages/locator/view";

const NONE: SuggestionsView = { status: "", places: [] };
const WAIT_MS = 150;

/** Loads the suggestions for a text once the visitor stops typing; none for an empty text. */
export function useSuggestions(source: string, text: string): SuggestionsView {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    if (text === "") return setFound(NONE);
    const loading = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const url = new URL(source, location.href);
        url.searchParams.set("q", text);
        const response = await fetch(url, { signal: loading.signal });
        setFound(response.ok ? await response.json() : NONE);
      } catch {} // a newer text, or no network: the search works without suggestions
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      loading.abort();
    };
  }, [text, source]);
  return text === "" ? NONE : found;
}
