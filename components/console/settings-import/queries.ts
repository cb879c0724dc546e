import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";

export type SettingsPlan = Schemas["SettingsPlan"];
export type PlannedFile = Schemas["SettingsFile"];

export const buildPlanQuery = (id: string) =>
  queryOptions({
    queryKey: ["plans", id],
    queryFn: async () =>
      (await unwrapResponse(api.GET("/v2/plans/{plan_id}", { params: { path: { plan_id: id } } }))).value,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const createPlan = async (files: PlannedFile[], prune: boolean): Promise<SettingsPlan> =>
  (await unwrapResponse(api.POST("/v2/plans", { body: { files, prune } }))).value;

export const applyPlan = async (id: string) =>
  (
    await unwrapResponse(
      api.POST("/v2/plans/{plan_id}/apply", { params: { path: { plan_id: id } }, body: {} }),
    )
  ).value;
