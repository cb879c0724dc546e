import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  listOffboardingsContract,
  startOffboardingsContract,
} from "@/lib/domain/lifecycle/offboarding/contract";
import { listOffboardings } from "@/lib/domain/lifecycle/offboarding/queries";
import { startOffboardings } from "@/lib/domain/lifecycle/offboarding/start-offboardings";
import { deriveAccountRights } from "@/lib/domain/people/users/account-rights";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listOffboardingsContract, ({ db, auth, query, url }) =>
    listOffboardings(db, auth.organization, query, url),
  ),
  buildEndpoint(startOffboardingsContract, ({ db, auth, body, now }) =>
    startOffboardings(db, auth.organization, body, { rights: deriveAccountRights(auth), now }),
  ),
);
