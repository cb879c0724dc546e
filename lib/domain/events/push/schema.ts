import { createECDH } from "node:crypto";
import { z } from "zod";
import { id, LIMITS, timestamp } from "@/lib/platform/http/fields";

const base64url = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_-]+=*$/, "must be base64url");

/** A point of the curve P-256 in the encoding of browsers (RFC 8291). */
function isPoint(text: string): boolean {
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  try {
    curve.computeSecret(Buffer.from(text, "base64url"));
    return true;
  } catch {
    return false;
  }
}

export const pushSubscriptionBody = z
  .object({
    endpoint: z
      .string()
      .max(LIMITS.url)
      .refine((text) => URL.canParse(text) && new URL(text).protocol === "https:", "must be an https address")
      .meta({ format: "uri" })
      .describe("The address of the push service, from the browser."),
    expirationTime: z
      .number()
      .nullable()
      .optional()
      .describe(
        "The expiry reported by the browser; the push service reports the end of a subscription itself.",
      ),
    keys: z.object({
      p256dh: base64url.refine(isPoint, "must be a public key on the curve P-256"),
      auth: base64url.refine(
        (text) => Buffer.from(text, "base64url").length === 16,
        "must be 16 bytes in base64url",
      ),
    }),
  })
  .meta({ id: "PushSubscriptionBody" });

export type PushSubscriptionBody = z.output<typeof pushSubscriptionBody>;

export const pushSubscription = z
  .object({ _id: id, service: z.string().describe("Host of the push service."), createdAt: timestamp })
  .meta({ id: "PushSubscription" });
