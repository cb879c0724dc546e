import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { sendAddressConfirmation } from "@/lib/domain/events/workflows/addresses/send-address-confirmation";
import { sendAddressConfirmationContract } from "@/lib/domain/events/workflows/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(sendAddressConfirmationContract, ({ db, auth, params, body, now }) =>
    sendAddressConfirmation(db, auth.organization, params.workflow_id, body.email, now),
  ),
);
