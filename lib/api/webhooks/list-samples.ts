import type { z } from "zod";
import { WEBHOOK_RESOURCES } from "@/lib/api/openapi/describe-webhooks";
import type { Json } from "@/lib/api/openapi/openapi-components";
import type { Instant } from "@/lib/core/time/instant";
import type { ApiVersion } from "@/lib/domain/contracts/api-versions";
import type { WebhookAction } from "@/lib/domain/messaging/webhooks/actions";
import { buildDeliveryBody } from "@/lib/domain/messaging/webhooks/build-delivery-body";
import type { samplesQuery, webhookSamples } from "@/lib/domain/messaging/webhooks/schema";
import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findSample } from "./find-sample";

interface SampleOptions extends Pick<z.output<typeof samplesQuery>, "action"> {
  version: ApiVersion;
  now: Instant;
}

/** The body of the action's delivery, from the newest resource, else from generated values. */
export async function listSamples(
  db: Db,
  organization: OrganizationId,
  { action, version, now }: SampleOptions,
): Promise<z.output<typeof webhookSamples>> {
  const found = await findSample(db, organization, action, now);
  const delivery = buildDeliveryBody({
    action,
    organization,
    resource: found ?? (await generateSample(action)),
    facts: { occurredAt: new Date(now) },
    format: "object",
    version,
    example: true,
    test: (await findTestClock(db, organization)) !== null,
  });
  return { samples: [JSON.parse(delivery)], made_up: found === null };
}

/** Generates the body of an action with the documentation's example values. */
async function generateSample(action: WebhookAction): Promise<unknown> {
  const { buildExample } = await import("@/lib/api/openapi/build-example");
  const { toJsonSchema } = await import("@/lib/api/openapi/build-openapi-document");
  const [kind = ""] = action.split(".");
  const schemas: Json = {};
  return buildExample(toJsonSchema(WEBHOOK_RESOURCES[kind] as z.ZodType, schemas), schemas);
}
