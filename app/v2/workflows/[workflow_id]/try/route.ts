import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { tryWorkflowContract } from "@/lib/domain/events/workflows/contract";
import { tryWorkflow } from "@/lib/domain/events/workflows/try-workflow";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(tryWorkflowContract, ({ db, auth, params, body }) =>
    tryWorkflow(db, auth.organization, params.workflow_id, body),
  ),
);
