import { route, routes } from "@/lib/api/route";
import {
  deleteDomainContract,
  readDomainContract,
  updateDomainContract,
} from "@/lib/domain/messaging/domains/contract";
import { deleteDomain } from "@/lib/domain/messaging/domains/delete-domain";
import { readDomain } from "@/lib/domain/messaging/domains/queries";
import { updateDomain } from "@/lib/domain/messaging/domains/update-domain";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readDomainContract, ({ db, auth, params }) => readDomain(db, auth.organization, params.domain_id)),
  route(updateDomainContract, ({ db, auth, params, body, precondition }) =>
    updateDomain(db, auth.organization, params.domain_id, body, precondition),
  ),
  route(deleteDomainContract, ({ db, auth, params }) =>
    deleteDomain(db, auth.organization, params.domain_id),
  ),
);
