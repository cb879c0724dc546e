import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { listTransitions, startTransition } from "@/lib/domain/lifecycle/transitions/change-transition";
import {
  listTransitionsContract,
  startTransitionContract,
} from "@/lib/domain/lifecycle/transitions/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listTransitionsContract, ({ db, auth, now }) => listTransitions(db, auth.organization, now)),
  buildEndpoint(startTransitionContract, ({ db, auth, body, now }) =>
    startTransition(db, auth.organization, body, now),
  ),
);
