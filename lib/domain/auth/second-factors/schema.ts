import { z } from "zod";
import { id, requiredLine, timestamp } from "@/lib/platform/http/fields";

export const MAX_PASSKEYS = 20;

export const passkey = z
  .object({
    _id: id,
    name: z.string(),
    createdAt: timestamp,
    last_used_at: timestamp.nullable(),
  })
  .meta({ id: "Passkey" });

export const secondFactors = z
  .object({
    authenticator: z
      .object({ createdAt: timestamp })
      .nullable()
      .describe("The app that shows a new code every 30 seconds; null: none."),
    passkeys: z.array(passkey),
    recovery_codes: z.int().describe("The number of unused ones."),
    required: z.boolean().describe("Whether the organisation requires a second factor."),
  })
  .meta({ id: "SecondFactors" });

/** Code of an authenticator app, or a recovery code. */
export const factorCode = z.string().trim().min(6).max(40);

export const authenticatorStart = z
  .object({
    secret: z.string().describe("In base32, to be typed where no picture can be taken."),
    uri: z.string().describe("The address `otpauth://totp/…` that the QR code contains."),
    picture: z.string().describe("The QR code, as SVG."),
  })
  .meta({ id: "AuthenticatorStart" });

export const authenticatorCode = z.object({ code: factorCode.describe("The current code of the app.") });

export const recoveryCodes = z
  .object({
    recovery_codes: z
      .array(z.string())
      .describe("Shown this once; none where there are some from before. Each opens the second step once."),
  })
  .meta({ id: "RecoveryCodes" });

const MAX_WEBAUTHN_CHARACTERS = 20_000;

/** JSON of a `navigator.credentials` response (WebAuthn Level 3, `toJSON()`). */
const webauthnResponse = z
  .record(z.string(), z.unknown())
  .refine((value) => JSON.stringify(value).length <= MAX_WEBAUTHN_CHARACTERS, "is too long");

/** Options for `navigator.credentials`, with the token of the challenge. */
export const passkeyOptions = z
  .object({
    options: z
      .record(z.string(), z.unknown())
      .describe("For `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`."),
    token: z.string().describe("Send it back with the response, within five minutes."),
  })
  .meta({ id: "PasskeyOptions" });

export const passkeyBody = z.object({
  name: requiredLine(100).meta({ examples: ["My phone"] }),
  token: z.string().max(4000),
  response: webauthnResponse,
});

export const passkeyResponse = z.object({ token: z.string().max(4000), response: webauthnResponse });

export const reauthenticationBody = z
  .object({
    code: factorCode.optional().describe("A code of the app, or a recovery code."),
    passkey: passkeyResponse.optional(),
    password: z.string().min(1).max(1000).optional().describe("For people without a second factor."),
  })
  .refine(
    ({ code, passkey, password }) =>
      [code, passkey, password].filter((one) => one !== undefined).length === 1,
    { error: "must have exactly one of code, passkey and password", params: { code: "exactly_one" } },
  )
  .meta({ id: "ProofBody" });

export type ReauthenticationBody = z.output<typeof reauthenticationBody>;
