import { route, routes } from "@/lib/api/route";
import {
  listOffboardingsContract,
  startOffboardingsContract,
} from "@/lib/domain/lifecycle/offboarding/contract";
import { listOffboardings } from "@/lib/domain/lifecycle/offboarding/queries";
import { startOffboardings } from "@/lib/domain/lifecycle/offboarding/start-offboardings";
import { readAccountRights } from "@/lib/domain/people/users/account-rights";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listOffboardingsContract, ({ db, auth, query, url }) =>
    listOffboardings(db, auth.organization, query, url),
  ),
  route(startOffboardingsContract, ({ db, auth, body, now }) =>
    startOffboardings(db, auth.organization, body, { rights: readAccountRights(auth), now }),
  ),
);
