import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { listWorkflowMessagesContract } from "@/lib/domain/bookings/workflow-steps/contract";
import { listSubjectMessages } from "@/lib/domain/bookings/workflow-steps/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listWorkflowMessagesContract, ({ db, auth, params, query, url }) =>
    listSubjectMessages(db, auth.organization, params.workflow_id, query, url),
  ),
);
