import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";

export type MailSender = Schemas["MailSender"];
export type MailSenderBody = Schemas["MailSenderBody"];

export const getMailSender = () => unwrapResponse(api.GET("/v2/mail_sender"));

/** The organisation's own mail server. */
export const mailSenderQuery = queryOptions({ queryKey: ["mail-sender"], queryFn: getMailSender });

export const updateMailSender = (body: MailSenderBody, header: { "If-Match"?: string } = {}) =>
  unwrapResponse(api.PUT("/v2/mail_sender", { params: { header }, body }));

/** The domain of the From address, as people write it. */
export const getSenderDomain = ({ from }: MailSender): string => from?.slice(from.lastIndexOf("@") + 1) ?? "";
