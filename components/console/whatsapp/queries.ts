import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";

export type WhatsappAccount = Schemas["WhatsappAccount"];
export type WhatsappTemplate = Schemas["WhatsappTemplate"];

/** The number through which WhatsApp messages are sent. */
export const whatsappAccountQuery = queryOptions({
  queryKey: ["whatsapp-account"],
  queryFn: () => unwrapResponse(api.GET("/v2/whatsapp_account")),
});

/** The templates of the account. */
export const whatsappTemplatesQuery = queryOptions({
  queryKey: ["whatsapp-templates"],
  queryFn: () => unwrapResponse(api.GET("/v2/whatsapp_account/templates")),
});
