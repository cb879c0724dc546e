"use client";

import { useEffect, useState } from "react";
import type { DocsSearchHit } from "@/lib/api/docs/view";

const PAUSE_MS = 120;

/** A search form that works without scripts; with them it suggests results while the reader types. */
export function SearchBox({ query }: { query: string }) {
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<DocsSearchHit[] | null>(null);
  useEffect(() => {
    if (typed.trim() === "") return setFound(null);
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const response = await fetch(`/docs/search.json?q=${encodeURIComponent(typed)}`, {
        signal: abort.signal,
      }).catch(() => null);
      if (response?.ok) setFound((await response.json()).found);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed]);
  return (
    <search className="docs-search">
      <form
        action="/docs/search"
        onKeyDown={(event) => {
          if (event.key === "Escape") setFound(null);
        }}
      >
        <label>
          <span className="sr-only">Search the docs</span>
          <input
            type="search"
            name="q"
            className="input"
            placeholder="Search the docs"
            defaultValue={query}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <button type="submit" className="sr-only">
          Search
        </button>
        <p aria-live="polite" className="sr-only">
          {found ? `${found.length} found` : ""}
        </p>
        {found ? <SearchResults found={found} /> : null}
      </form>
    </search>
  );
}

const SearchResults = ({ found }: { found: DocsSearchHit[] }) => (
  <ul className="docs-found" aria-label="Found">
    {found.slice(0, 8).map(({ href, label, place }) => (
      <li key={href}>
        <a href={href}>
          {label}
          <small>{place}</small>
        </a>
      </li>
    ))}
    {found.length === 0 ? <li className="p-3 text-muted">Nothing has all of these words.</li> : null}
  </ul>
);
