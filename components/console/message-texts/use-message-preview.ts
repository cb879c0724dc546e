"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDebouncedBody } from "../change-preview/use-debounced-body";
import { type MessageTextBody, messageTextsQuery, previewMessageText, type TextPath } from "./queries";

/** Renders the draft after typing pauses; the previous preview stays until the next one has come. */
export function useMessagePreview(path: TextPath, body: MessageTextBody, event: string | null) {
  const draft = useDebouncedBody(JSON.stringify(body)) ?? "";
  return useQuery({
    queryKey: [...messageTextsQuery.queryKey, "preview", path.kind, path.lang, event, draft],
    queryFn: async () =>
      (await previewMessageText({ ...path, draft: JSON.parse(draft), ...(event && { event }) })).value,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
