import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { MINUTE } from "@/lib/core/time/instant";
import { api, type Schemas, unwrapResponse } from "../api";

type Delivery = Schemas["Delivery"];

/** The prefix of all query keys for this webhook's deliveries. */
export const buildDeliveriesKey = (hook: string) => ["deliveries", hook] as const;

const PAGE_ROWS = 20;

/** The polling interval while a delivery is pending. */
const DELIVERY_REFRESH_MS = 2000;

export const buildDeliveriesQuery = (hook: string, state: Delivery["state"] | undefined) =>
  infiniteQueryOptions({
    queryKey: [...buildDeliveriesKey(hook), state],
    queryFn: ({ pageParam }) =>
      unwrapResponse(
        api.GET("/hooks/{hook_id}/deliveries", {
          params: {
            path: { hook_id: hook },
            query: { limit: PAGE_ROWS, ...(state && { state }), ...(pageParam && { cursor: pageParam }) },
          },
        }),
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ value }) => value.some(isRetryDue)) ? DELIVERY_REFRESH_MS : false,
  });

const RETRY_DUE_MS = MINUTE;

const isRetryDue = ({ state, next_at }: Delivery) =>
  state === "pending" && (next_at === null || Date.parse(next_at) < Date.now() + RETRY_DUE_MS);

/** The request as it is sent, and every response. It is refetched when the delivery's row changes. */
export const buildDeliveryQuery = (hook: string, { _id, state, attempts }: Delivery) =>
  queryOptions({
    queryKey: ["delivery", _id, state, attempts],
    queryFn: () =>
      unwrapResponse(
        api.GET("/hooks/{hook_id}/deliveries/{delivery_id}", {
          params: { path: { hook_id: hook, delivery_id: _id } },
        }),
      ),
    placeholderData: keepPreviousData,
  });
