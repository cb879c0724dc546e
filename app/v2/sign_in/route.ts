import { buildEndpoint, buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getSignInContract, updateSignInContract } from "@/lib/domain/auth/sign-in/contract";
import { getSignIn } from "@/lib/domain/auth/sign-in/queries";
import { updateSignIn } from "@/lib/domain/auth/sign-in/update-sign-in";
import { verifyProvider } from "@/lib/domain/people/identities/fetch-provider-metadata";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getSignInContract, ({ db, auth }) => getSignIn(db, auth.organization)),
  buildPreparedEndpoint(
    updateSignInContract,
    ({ body }) => verifyProvider(body.provider),
    ({ db, auth, body, precondition, prepared }) =>
      updateSignIn(db, auth.organization, { body, saml: prepared }, precondition),
  ),
);
