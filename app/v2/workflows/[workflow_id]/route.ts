import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { canCreateWebhooks } from "@/lib/api/webhooks/can-create-webhooks";
import {
  deleteWorkflowContract,
  getWorkflowContract,
  updateWorkflowContract,
} from "@/lib/domain/events/workflows/contract";
import { deleteWorkflow } from "@/lib/domain/events/workflows/delete-workflow";
import { getWorkflow } from "@/lib/domain/events/workflows/queries";
import { updateWorkflow } from "@/lib/domain/events/workflows/update-workflow";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getWorkflowContract, ({ db, auth, params }) =>
    getWorkflow(db, auth.organization, params.workflow_id),
  ),
  buildEndpoint(updateWorkflowContract, ({ db, auth, params, body, precondition, now }) =>
    updateWorkflow(db, auth.organization, params.workflow_id, body, {
      precondition,
      now,
      canCreateWebhooks: canCreateWebhooks(auth),
    }),
  ),
  buildEndpoint(deleteWorkflowContract, ({ db, auth, params, precondition, now }) =>
    deleteWorkflow(db, auth.organization, params.workflow_id, precondition, now),
  ),
);
