"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ApiValue, Schemas } from "../api";
import { checkBody } from "../form/check-body";
import type { UnsavedBody } from "../form/use-report-unsaved";
import { useDebouncedBody } from "./use-debounced-body";

export type ChangePreview = Schemas["ChangePreview"];

export interface ChangePreviewState {
  /** The last preview, also while a newer one loads; null if there is nothing to show. */
  change: ChangePreview | null;
  failed: boolean;
}

/**
 * Loads the preview of a change after the typing pauses; a newer edit aborts the request. Null while there is nothing
 * to save.
 */
export function useChangePreview(
  /** The edited resource, such as its path. */
  edited: string,
  unsaved: UnsavedBody | null,
  load: (body: never, signal: AbortSignal) => Promise<ApiValue<ChangePreview>>,
): ChangePreviewState | null {
  const typed = useDebouncedBody(unsaved && JSON.stringify(unsaved.body));
  const query = useQuery({
    queryKey: ["change preview", edited, typed],
    queryFn: async ({ signal }) => {
      const body = JSON.parse(typed ?? "null");
      const issues = unsaved ? checkBody(await unsaved.schema(), body) : [];
      return issues.length > 0 ? null : (await load(body as never, signal)).value;
    },
    enabled: typed !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  return typed === null ? null : { change: query.data ?? null, failed: query.isError };
}
