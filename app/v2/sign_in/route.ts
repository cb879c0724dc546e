import { preparedRoute, route, routes } from "@/lib/api/route";
import { verifyProvider } from "@/lib/domain/identities/open-provider";
import { readSignInContract, updateSignInContract } from "@/lib/domain/sign-in/contract";
import { readSignIn } from "@/lib/domain/sign-in/queries";
import { updateSignIn } from "@/lib/domain/sign-in/update-sign-in";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readSignInContract, ({ db, auth }) => readSignIn(db, auth.organization)),
  preparedRoute(
    updateSignInContract,
    ({ body }) => verifyProvider(body.provider),
    ({ db, auth, body, precondition, prepared }) =>
      updateSignIn(db, auth.organization, { body, saml: prepared }, precondition),
  ),
);
