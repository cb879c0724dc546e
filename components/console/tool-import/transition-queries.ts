import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";

export type Transition = Schemas["Transition"];

const POLL_MS = 1000;
/** Calls of the other tool change the numbers at any time. */
const REFRESH_MS = 15_000;

/** The transitions that have not ended. */
export const TRANSITIONS_QUERY = queryOptions({
  queryKey: ["transitions"],
  queryFn: async () => (await unwrapResponse(api.GET("/v2/transitions"))).value,
  refetchInterval: ({ state }) =>
    state.data?.some(({ running }) => running !== null) ? POLL_MS : state.data?.length ? REFRESH_MS : false,
});

const buildPath = (id: string) => ({ params: { path: { transition_id: id } } });

export const startTransition = async (body: Schemas["TransitionBody"]): Promise<Transition> =>
  (await unwrapResponse(api.POST("/v2/transitions", { body }))).value;

export const syncTransition = async (id: string, token: string): Promise<Transition> =>
  (
    await unwrapResponse(
      api.POST("/v2/transitions/{transition_id}/sync", { ...buildPath(id), body: { token } }),
    )
  ).value;

export const switchTransition = async (id: string): Promise<Transition> =>
  (await unwrapResponse(api.POST("/v2/transitions/{transition_id}/switch", { ...buildPath(id), body: {} })))
    .value;

export const undoSwitch = async (id: string): Promise<Transition> =>
  (await unwrapResponse(api.POST("/v2/transitions/{transition_id}/revert", { ...buildPath(id), body: {} })))
    .value;

export const finishTransition = async (id: string): Promise<Transition> =>
  (await unwrapResponse(api.POST("/v2/transitions/{transition_id}/finish", { ...buildPath(id), body: {} })))
    .value;
