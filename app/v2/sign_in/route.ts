import { preparedRoute, route, routes } from "@/lib/api/route";
import { readSignInContract, updateSignInContract } from "@/lib/domain/auth/sign-in/contract";
import { readSignIn } from "@/lib/domain/auth/sign-in/queries";
import { updateSignIn } from "@/lib/domain/auth/sign-in/update-sign-in";
import { verifyProvider } from "@/lib/domain/people/identities/discover-provider";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readSignInContract, ({ db, auth }) => readSignIn(db, auth.organization)),
  preparedRoute(
    updateSignInContract,
    ({ body }) => verifyProvider(body.provider),
    ({ db, auth, body, precondition, prepared }) =>
      updateSignIn(db, auth.organization, { body, saml: prepared }, precondition),
  ),
);
