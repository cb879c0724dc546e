import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  deleteDomainContract,
  getDomainContract,
  updateDomainContract,
} from "@/lib/domain/messaging/domains/contract";
import { deleteDomain } from "@/lib/domain/messaging/domains/delete-domain";
import { getDomain } from "@/lib/domain/messaging/domains/queries";
import { updateDomain } from "@/lib/domain/messaging/domains/update-domain";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getDomainContract, ({ db, auth, params }) =>
    getDomain(db, auth.organization, params.domain_id),
  ),
  buildEndpoint(updateDomainContract, ({ db, auth, params, body, precondition }) =>
    updateDomain(db, auth.organization, params.domain_id, body, precondition),
  ),
  buildEndpoint(deleteDomainContract, ({ db, auth, params }) =>
    deleteDomain(db, auth.organization, params.domain_id),
  ),
);
