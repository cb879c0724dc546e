import { createHmac } from "node:crypto";
import type { DeliveryFormat } from "./delivery-formats";

interface SignedBody {
  format: DeliveryFormat;
  body: string;
  /** Seconds. */
  timestamp: number;
  /** The newest first. */
  secrets: readonly string[];
}

/** Returns the signature headers of the tool whose format a webhook has, with its newest secret as the key. */
export function signForFormat({ format, body, timestamp, secrets }: SignedBody): Record<string, string> {
  const sign = (text: string) =>
    createHmac("sha256", secrets[0] ?? "")
      .update(text)
      .digest("hex");
  if (format === "calendly")
    return { "calendly-webhook-signature": `t=${timestamp},v1=${sign(`${timestamp}.${body}`)}` };
  if (format === "calcom") return { "x-cal-signature-256": sign(body) };
  return {};
}
