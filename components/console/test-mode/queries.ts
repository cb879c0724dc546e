import { queryOptions } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";

export const TEST_CLOCK_KEY = ["test-clock"];

const MOVING_INTERVAL_MS = 400;
const RUNNING_INTERVAL_MS = 20_000;

/** Polls while the clock advances; a stopped clock is reloaded after each action. */
export const testClockQuery = queryOptions({
  queryKey: TEST_CLOCK_KEY,
  queryFn: async () => (await unwrapResponse(api.GET("/v2/test/clock"))).value,
  refetchInterval: ({ state: { data } }) =>
    data?.target ? MOVING_INTERVAL_MS : data?.running ? RUNNING_INTERVAL_MS : false,
});
