"use client";
import { useEffect, useState } from "react";
import { checkBody } from "../form/check-body";
import { TYPING_DEBOUNCE_MS } from "../form/typing-debounce";
import type { UnsavedBody } from "../form/use-report-unsaved";

export type UnsavedPage = UnsavedBody;

/** Common proxies reject longer URLs. */
const MAX_QUERY_CHARACTERS = 7500;

/** Returns the URL of a preview with unsaved changes after the typing pauses; null while the form is invalid. */
export function usePreviewUrl(
  page: { page: string; type?: string; step: string },
  unsaved: UnsavedPage | null,
): string | null {
  const [address, setAddress] = useState<string | null>(null);
  const which = new URLSearchParams(page).toString();
  useEffect(() => {
    if (!unsaved) return setAddress(null);
    let stale = false;
    const look = async () => {
      const issues = checkBody(await unsaved.schema(), unsaved.body);
      const query = `${which}&${new URLSearchParams({ changes: JSON.stringify(unsaved.body) })}`;
      if (!stale)
        setAddress(
          issues.length === 0 && query.length < MAX_QUERY_CHARACTERS ? `/console/preview?${query}` : null,
        );
    };
    const timer = setTimeout(() => void look(), TYPING_DEBOUNCE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [unsaved, which]);
  return unsaved && address;
}
