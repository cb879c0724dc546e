import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  deleteMessageTextContract,
  getMessageTextContract,
  updateMessageTextContract,
} from "@/lib/domain/messaging/texts/contract";
import { deleteMessageText } from "@/lib/domain/messaging/texts/delete-message-text";
import { getMessageText } from "@/lib/domain/messaging/texts/queries";
import { updateMessageText } from "@/lib/domain/messaging/texts/update-message-text";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getMessageTextContract, ({ db, auth, params }) =>
    getMessageText(db, auth.organization, params),
  ),
  buildEndpoint(updateMessageTextContract, ({ db, auth, params, body, precondition }) =>
    updateMessageText(db, auth.organization, params, body, precondition),
  ),
  buildEndpoint(deleteMessageTextContract, ({ db, auth, params, precondition }) =>
    deleteMessageText(db, auth.organization, params, precondition),
  ),
);
