import type { z } from "zod";
import { buildExample } from "@/lib/api/openapi/build-example";
import { toJsonSchema } from "@/lib/api/openapi/build-openapi-document";
import { WEBHOOK_RESOURCES } from "@/lib/api/openapi/describe-webhooks";
import type { Json } from "@/lib/api/openapi/openapi-components";
import type { WebhookAction } from "@/lib/domain/messaging/webhooks/actions";

/** Generates the body of an action with the documentation's example values. */
export function generateSample(action: WebhookAction): unknown {
  const [kind = ""] = action.split(".");
  const schemas: Json = {};
  return buildExample(toJsonSchema(WEBHOOK_RESOURCES[kind] as z.ZodType, schemas), schemas);
}
