"use client";
import { useQueryClient } from "@tanstack/react-query";
import type { ApiValue } from "../api";
import { useEditForm } from "../form/use-edit-form";
import {
  buildMessageTextQuery,
  deleteMessageText,
  getMessageText,
  type MessageText,
  type MessageTextBody,
  messageTextsQuery,
  updateMessageText,
} from "./queries";

const toBody = ({ subject, text, closing, button, details }: MessageText["ours"]): MessageTextBody => ({
  subject,
  text,
  closing,
  button,
  details,
});

const PARTS = ["subject", "text", "closing", "button", "details"] as const;

const isSame = (one: MessageTextBody, other: MessageTextBody): boolean =>
  PARTS.every((part) => one[part] === other[part]);

/** The form of a text. Our text is not stored as an own one, so that its later versions are used. */
export function useTextForm(read: ApiValue<MessageText>) {
  const queries = useQueryClient();
  const { kind, lang, ours } = read.value;
  const path = { kind, lang };
  return useEditForm<MessageTextBody, MessageText>({
    read,
    toBody,
    schema: async () => (await import("@/lib/domain/messaging/texts/schema")).messageTextBody,
    send: (body, header) =>
      isSame(body, toBody(ours)) ? deleteMessageText(path, header) : updateMessageText(path, body, header),
    onSaved: (response) => {
      queries.setQueryData(buildMessageTextQuery(path).queryKey, response);
      void queries.invalidateQueries({ queryKey: messageTextsQuery.queryKey, exact: true });
    },
    reread: () => getMessageText(path),
    undoable: true,
  });
}

export type TextForm = ReturnType<typeof useTextForm>;
