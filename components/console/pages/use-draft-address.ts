"use client";
import { useEffect, useState } from "react";
import type { z } from "zod";
import { checkBody } from "../form/check-body";

/** What is typed and not saved. */
export interface Draft {
  body: { active: boolean };
  schema: () => Promise<z.ZodType>;
}

const PAUSE = 400;

/** What proxies let pass. */
const LONGEST = 7500;

/** Where the page can be seen with this draft, once the typing pauses; null while it could not be saved. */
export function useDraftAddress(page: { page: string; type?: string }, draft: Draft | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  const which = new URLSearchParams(page).toString();
  useEffect(() => {
    if (!draft) return setAddress(null);
    let stale = false;
    const look = async () => {
      const faults = checkBody(await draft.schema(), draft.body);
      const query = `${which}&${new URLSearchParams({ draft: JSON.stringify(draft.body) })}`;
      if (!stale)
        setAddress(faults.length === 0 && query.length < LONGEST ? `/console/preview?${query}` : null);
    };
    const timer = setTimeout(() => void look(), PAUSE);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [draft, which]);
  return draft && address;
}

/** Says what of the form is not saved. */
export function useTellDraft(
  { body, dirty }: { body: Draft["body"]; dirty: boolean },
  schema: Draft["schema"],
  tell: (draft: Draft | null) => void,
) {
  useEffect(() => tell(dirty ? { body, schema } : null), [body, dirty, schema, tell]);
}
