import type { z } from "zod";
import { buildExample } from "@/lib/api/openapi/build-example";
import { RESOURCES } from "@/lib/api/openapi/describe-webhooks";
import { toJsonSchema } from "@/lib/api/openapi/openapi";
import type { Json } from "@/lib/api/openapi/openapi-components";
import type { Action } from "@/lib/domain/messaging/webhooks/actions";

/** What an action could be about, with the examples of the documentation as its values. */
export function inventSample(action: Action): unknown {
  const [kind = ""] = action.split(".");
  const schemas: Json = {};
  return buildExample(toJsonSchema(RESOURCES[kind] as z.ZodType, schemas), schemas);
}
