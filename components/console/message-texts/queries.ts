import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";

export type MessageText = Schemas["MessageText"];
export type MessageTextBody = Schemas["MessageTextBody"];
export type MessageKindRow = Schemas["MessageTexts"]["kinds"][number];
export type MessagePreview = Schemas["MessagePreview"];

/** A kind of message in a language. */
export type TextPath = Pick<MessageText, "kind" | "lang">;

/** The kinds of messages, with the languages of the organisation's texts. */
export const messageTextsQuery = queryOptions({
  queryKey: ["message-texts"],
  queryFn: () => unwrapResponse(api.GET("/v2/message_texts")),
});

export const getMessageText = (path: TextPath) =>
  unwrapResponse(api.GET("/v2/message_texts/{kind}/{lang}", { params: { path } }));

export const buildMessageTextQuery = (path: TextPath) =>
  queryOptions({
    queryKey: [...messageTextsQuery.queryKey, path.kind, path.lang],
    queryFn: () => getMessageText(path),
  });

export const updateMessageText = (
  path: TextPath,
  body: MessageTextBody,
  header: { "If-Match"?: string } = {},
) => unwrapResponse(api.PUT("/v2/message_texts/{kind}/{lang}", { params: { path, header }, body }));

export const deleteMessageText = (path: TextPath, header: { "If-Match"?: string } = {}) =>
  unwrapResponse(api.DELETE("/v2/message_texts/{kind}/{lang}", { params: { path, header } }));

export const previewMessageText = (body: Schemas["MessagePreviewBody"]) =>
  unwrapResponse(api.POST("/v2/message_texts/preview", { body }));

export const sendTestText = (body: Schemas["MessageTestBody"]) =>
  unwrapResponse(api.POST("/v2/message_texts/test", { body }));
