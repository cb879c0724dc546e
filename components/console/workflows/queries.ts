import { queryOptions } from "@tanstack/react-query";
import { api, type GetQuery, type Schemas, unwrapResponse } from "../api";

/** The prefix of all query keys for lists of workflows. */
export const WORKFLOWS_KEY = ["workflows"] as const;

const toPath = (id: string) => ({ params: { path: { workflow_id: id } } });

export const listWorkflows = (query: GetQuery<"/v2/workflows">) =>
  unwrapResponse(api.GET("/v2/workflows", { params: { query } }));

export const getWorkflow = (id: string) => unwrapResponse(api.GET("/v2/workflows/{workflow_id}", toPath(id)));

export const buildWorkflowQuery = (id: string) =>
  queryOptions({ queryKey: ["workflow", id], queryFn: () => getWorkflow(id) });

const NEWEST_MESSAGES = 20;

export const listWorkflowMessages = (id: string) =>
  unwrapResponse(
    api.GET("/v2/workflows/{workflow_id}/messages", {
      params: { path: { workflow_id: id }, query: { limit: NEWEST_MESSAGES } },
    }),
  );

export const deleteWorkflow = (id: string) =>
  unwrapResponse(api.DELETE("/v2/workflows/{workflow_id}", toPath(id)));

export const tryWorkflow = (id: string, event: string): Promise<{ value: Schemas["WorkflowTrial"] }> =>
  unwrapResponse(api.POST("/v2/workflows/{workflow_id}/try", { ...toPath(id), body: { event } }));

export const sendAddressConfirmation = (id: string, email: string) =>
  unwrapResponse(
    api.POST("/v2/workflows/{workflow_id}/address_confirmations", { ...toPath(id), body: { email } }),
  );
