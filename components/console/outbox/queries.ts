import { queryOptions } from "@tanstack/react-query";
import { answered, api, type GetQuery } from "../api";

/** Begins the key of every query for a list of mails. */
export const MAILS_KEY = ["mails"] as const;

export const listMails = (query: GetQuery<"/v2/mails">) =>
  answered(api.GET("/v2/mails", { params: { query } }));

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ["mail", id],
    queryFn: () => answered(api.GET("/v2/mails/{mail_id}", { params: { path: { mail_id: id } } })),
  });
