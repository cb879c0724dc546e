import { queryOptions } from "@tanstack/react-query";
import { api, type GetQuery, unwrapResponse } from "../api";

/** The prefix of all query keys for lists of mails. */
export const MAILS_KEY = ["mails"] as const;

export const listMails = (query: GetQuery<"/v2/mails">) =>
  unwrapResponse(api.GET("/v2/mails", { params: { query } }));

export const buildMailQuery = (id: string) =>
  queryOptions({
    queryKey: ["mail", id],
    queryFn: () => unwrapResponse(api.GET("/v2/mails/{mail_id}", { params: { path: { mail_id: id } } })),
  });

/** The prefix of all query keys for lists of suppressed addresses. */
export const SUPPRESSIONS_KEY = ["mail_suppressions"] as const;

export const listSuppressions = (query: GetQuery<"/v2/mail_suppressions">) =>
  unwrapResponse(api.GET("/v2/mail_suppressions", { params: { query } }));

export const deleteSuppression = (id: string) =>
  unwrapResponse(
    api.DELETE("/v2/mail_suppressions/{suppression_id}", { params: { path: { suppression_id: id } } }),
  );
