import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { canCreateWebhooks } from "@/lib/api/webhooks/can-create-webhooks";
import { createWorkflowContract, listWorkflowsContract } from "@/lib/domain/events/workflows/contract";
import { createWorkflow } from "@/lib/domain/events/workflows/create-workflow";
import { listWorkflows } from "@/lib/domain/events/workflows/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listWorkflowsContract, ({ db, auth, query, url }) =>
    listWorkflows(db, auth.organization, query, url),
  ),
  buildEndpoint(createWorkflowContract, ({ db, auth, body, now }) =>
    createWorkflow(db, auth.organization, body, { now, canCreateWebhooks: canCreateWebhooks(auth) }),
  ),
);
