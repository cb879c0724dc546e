import { queryOptions } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";

export const TEST_CLOCK_KEY = ["test-clock"];

const MOVING_INTERVAL_MS = 400;
const RUNNING_INTERVAL_MS = 20_000;

/** Asked again while it moves; one that stands still is asked when something has been done with it. */
export const testClockQuery = queryOptions({
  queryKey: TEST_CLOCK_KEY,
  queryFn: async () => (await unwrapResponse(api.GET("/v2/test/clock"))).value,
  refetchInterval: ({ state: { data } }) =>
    data?.target ? MOVING_INTERVAL_MS : data?.running ? RUNNING_INTERVAL_MS : false,
});
