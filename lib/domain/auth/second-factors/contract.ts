import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
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
  summary: "With what you sign in besides your password",
  status: [200],
  answer: secondFactors,
});

export const startAuthenticatorContract = defineContract({
  ...common,
  fresh: true,
  method: "POST",
  path: "/v2/second_factors/authenticator",
  name: "beginAuthenticator",
  summary: "Show the secret that an authenticator app takes up",
  description:
    "It is asked for once its first code has been sent to `…/confirm`. Called again, the secret is a new one.",
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
  summary: "Use the app from now on, by its first code",
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
  summary: "Ask for no more codes of the app",
  status: [200],
  answer: deleted,
});

export const startPasskeyContract = defineContract({
  ...common,
  fresh: true,
  method: "POST",
  path: "/v2/second_factors/passkeys/options",
  name: "beginPasskey",
  summary: "What a browser needs to make a passkey",
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
  summary: "Keep the public half of the passkey that a browser has made",
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
  summary: "Take a passkey no more",
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
  summary: "Make ten new recovery codes; those from before end",
  body: z.object({}).optional(),
  status: [200],
  answer: recoveryCodes,
  example: { body: {} },
});

export const startReauthenticationContract = defineContract({
  ...common,
  method: "POST",
  path: "/v2/second_factors/proof/options",
  name: "beginProof",
  summary: "What a browser needs to show that you are there with your passkey",
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
  name: "prove",
  summary: "Show that it is still you",
  description:
    "Where an answer is a 403 with the code `second_factor_needed` or `fresh_sign_in_needed`, this opens it for ten minutes: with a code of the app, a recovery code or a passkey; with the password for who has none of them.",
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
  summary: "Forget somebody's second factors",
  description:
    "For who has lost them all. The app, passkeys and recovery codes end, as do the person's sessions; the person is told by mail. Those of admins are for admins and keys without scopes.",
  params: z.object({ user_id: id }),
  status: [200],
  answer: deleted,
});
