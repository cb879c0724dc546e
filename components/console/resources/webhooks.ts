import { queryOptions } from "@tanstack/react-query";
import { api, type GetQuery, type Schemas, unwrapResponse } from "../api";
import { listEvents } from "./events";
import { listForms, listResponses } from "./forms";
import { listPages } from "./pages";
import { listUsers } from "./users";
import { listWaitingEntries } from "./waiting-list";

/** The prefix of all query keys for webhooks and their activity. */
export const WEBHOOKS_KEY = ["hooks"] as const;

/** The list has no pages, as an organisation has few webhooks. */
export const listWebhooks = (query: GetQuery<"/hooks"> = {}) =>
  unwrapResponse(api.GET("/hooks", { params: { query } }));

export const getWebhook = (id: string) =>
  unwrapResponse(api.GET("/hooks/{hook_id}", { params: { path: { hook_id: id } } }));

export const buildWebhookQuery = (id: string) =>
  queryOptions({ queryKey: [...WEBHOOKS_KEY, id], queryFn: () => getWebhook(id) });

/** The number of deliveries per webhook and hour. */
export const activityQuery = queryOptions({
  queryKey: [...WEBHOOKS_KEY, "activity"],
  queryFn: () => unwrapResponse(api.GET("/hooks/activity")),
});

type Action = Schemas["Webhook"]["action"];

/** The newest resource of the kind that the action is about. */
export const buildSampleQuery = (action: Action) =>
  queryOptions({ queryKey: ["sample", action], queryFn: () => findSample(action) });

async function findSample(action: Action): Promise<unknown> {
  const query = { limit: 1 };
  if (action === "form.answered") return findNewestResponse();
  if (action === "waiting.joined" || action === "waiting.offered") return findFirstWaitingEntry();
  if (action === "workflow.step") return findStepSample(action);
  const { value } =
    action === "user.joined"
      ? await listUsers(query)
      : action === "bookpage.updated"
        ? await listPages(query)
        : await listEvents(query);
  return value[0] ?? null;
}

/** Reads the waiting list of the first page only. */
async function findFirstWaitingEntry(): Promise<unknown> {
  const [page] = (await listPages({ limit: 1 })).value;
  return page ? ((await listWaitingEntries(page.nickname, { limit: 1 })).value[0] ?? null) : null;
}

async function findStepSample(action: Action): Promise<unknown> {
  const { value } = await unwrapResponse(api.GET("/v2/hooks/samples", { params: { query: { action } } }));
  return value.samples[0]?.resource ?? null;
}

async function findNewestResponse(): Promise<unknown> {
  const [form] = (await listForms({ limit: 1 })).value;
  return form ? ((await listResponses(form._id, { limit: 1 })).value[0] ?? null) : null;
}
