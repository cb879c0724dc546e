import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { deleted, id, timestamp } from "@/lib/platform/http/fields";
import {
  authenticatorCode,
  authenticatorStart,
  passkey,
  passkeyBody,
  passkeyOptions,
  reauthenticationBody,
  recoveryCodes,
  secondFactors,
} from "./schema";

const common = { tag: "Second factors", scope: "session", audience: "everybody" } as const;

export const getSecondFactorsContract = defineContract({
  ...common,
  method: "GET",
  path: "/v2/second_factors",
  name: "getSecondFactors",
  summary: "Get your second factors",
  status: [200],
  answer: secondFactors,
});

export const startAuthenticatorContract = defineContract({
  ...common,
  fresh: true,
  method: "POST",
  path: "/v2/second_factors/authenticator",
  name: "startAuthenticator",
  summary: "Create the secret of an authenticator app",
  description:
    "The app becomes a second factor when its first code has been sent to `…/confirm`. Each call creates a new secret.",
  body: z.object({}).optional(),
  status: [200],
  answer: authenticatorStart,
  example: { body: {} },
});

export const confirmAuthenticatorContract = defineContract({
  ...common,
  fresh: true,
  updates: true,
  unversioned: true,
  method: "POST",
  path: "/v2/second_factors/authenticator/confirm",
  name: "confirmAuthenticator",
  summary: "Enable the authenticator app with its first code",
  body: authenticatorCode,
  status: [200],
  answer: recoveryCodes,
  example: { body: { code: "482913" } },
});

export const removeAuthenticatorContract = defineContract({
  ...common,
  fresh: true,
  unversioned: true,
  method: "DELETE",
  path: "/v2/second_factors/authenticator",
  name: "removeAuthenticator",
  summary: "Disable the authenticator app",
  status: [200],
  answer: deleted,
});

export const startPasskeyContract = defineContract({
  ...common,
  fresh: true,
  method: "POST",
  path: "/v2/second_factors/passkeys/options",
  name: "startPasskey",
  summary: "Create the options for a new passkey",
  body: z.object({}).optional(),
  status: [200],
  answer: passkeyOptions,
  example: { body: {} },
});

export const createPasskeyContract = defineContract({
  ...common,
  fresh: true,
  method: "POST",
  path: "/v2/second_factors/passkeys",
  name: "createPasskey",
  summary: "Register a passkey",
  body: passkeyBody,
  status: [201],
  answer: passkey.extend(recoveryCodes.shape).meta({ id: "CreatedPasskey" }),
  example: { body: { name: "My phone", token: "…", response: { id: "…", type: "public-key" } } },
});

export const removePasskeyContract = defineContract({
  ...common,
  fresh: true,
  unversioned: true,
  method: "DELETE",
  path: "/v2/second_factors/passkeys/:passkey_id",
  name: "removePasskey",
  summary: "Delete a passkey",
  params: z.object({ passkey_id: id }),
  status: [200],
  answer: deleted,
});

export const replaceRecoveryCodesContract = defineContract({
  ...common,
  fresh: true,
  method: "POST",
  path: "/v2/second_factors/recovery_codes",
  name: "replaceRecoveryCodes",
  summary: "Create ten new recovery codes, replacing the old ones",
  body: z.object({}).optional(),
  status: [200],
  answer: recoveryCodes,
  example: { body: {} },
});

export const startReauthenticationContract = defineContract({
  ...common,
  method: "POST",
  path: "/v2/second_factors/proof/options",
  name: "startReauthentication",
  summary: "Create the challenge for a passkey check",
  body: z.object({}).optional(),
  status: [200],
  answer: passkeyOptions,
  example: { body: {} },
});

export const reauthenticateContract = defineContract({
  ...common,
  updates: true,
  unversioned: true,
  method: "POST",
  path: "/v2/second_factors/proof",
  name: "reauthenticate",
  summary: "Reauthenticate the session",
  description:
    "After a 403 with the code `second_factor_needed` or `fresh_sign_in_needed`, this call allows such requests for ten minutes: send a code of the app, a recovery code or a passkey; users without any of these send the password.",
  body: reauthenticationBody,
  status: [200],
  answer: z.object({ proven_until: timestamp }).meta({ id: "Proof" }),
  example: { body: { code: "482913" } },
});

export const resetSecondFactorsContract = defineContract({
  tag: "Second factors",
  scope: "credentials:write",
  audience: "admins",
  fresh: true,
  unversioned: true,
  method: "DELETE",
  path: "/v2/users/:user_id/second_factors",
  name: "resetSecondFactors",
  summary: "Reset a user's second factors",
  description:
    "For users who have lost all their second factors. The app, passkeys, recovery codes and sessions of the user end; the user is notified by mail. Only admins and keys without scopes can reset those of admins.",
  params: z.object({ user_id: id }),
  status: [200],
  answer: deleted,
});
