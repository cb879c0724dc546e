"use client";

import { useEffect, useState } from "react";
import { foldCase } from "@/lib/platform/i18n/fold-case";

/**
 * Shows the places whose name or address has the typed words. Without such a place all stay, as the search may still
 * find the address.
 */
export function FilterPlaces({ field, title }: { field: string; title: string }) {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    const input = document.getElementById(field);
    if (!(input instanceof HTMLInputElement)) return;
    function filter() {
      const words = foldCase((input as HTMLInputElement).value)
        .split(/\s+/)
        .filter(Boolean);
      const items = [...document.querySelectorAll<HTMLLIElement>("[data-places] > li")];
      const found = items.filter((item) => {
        const text = foldCase(item.querySelector("[data-place-name]")?.textContent ?? "");
        return words.every((word) => text.includes(word));
      });
      const isFiltered = words.length > 0 && found.length > 0;
      for (const item of items) item.hidden = isFiltered && !found.includes(item);
      setCount(isFiltered ? found.length : null);
    }
    filter(); // the visitor may have typed while the scripts were loading
    input.addEventListener("input", filter);
    return () => input.removeEventListener("input", filter);
  }, [field]);
  return (
    <p role="status" className="sr-only">
      {count === null ? null : `${title}: ${count}`}
    </p>
  );
}
