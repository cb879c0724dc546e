import { buildPublicEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { authorizeCertificate } from "@/lib/domain/messaging/domains/authorize-certificate";
import { authorizeCertificateContract } from "@/lib/domain/messaging/domains/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildPublicEndpoint(authorizeCertificateContract, ({ db, query }) =>
    authorizeCertificate(db, query.domain),
  ),
);
