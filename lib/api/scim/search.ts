import { ScimProblem } from "@/lib/domain/people/provisioning/protocol/scim-problem";
import type { ScimHandlerResponse, ScimRequest } from "./build-scim-handlers";

type ListHandler = (call: ScimRequest) => Promise<ScimHandlerResponse> | ScimHandlerResponse;

const FIELDS = ["filter", "startIndex", "count", "sortBy", "sortOrder", "attributes", "excludedAttributes"];

/** `POST /Users/.search`: a list with its query in the body (RFC 7644, section 3.4.3). */
export const buildResourceSearchHandler =
  (list: ListHandler): ListHandler =>
  (call) => {
    if (call.id !== ".search")
      throw new ScimProblem(405, null, "POST is not possible here.", { allow: "GET, PUT, PATCH, DELETE" });
    return buildSearchHandler(list)(call);
  };

/** Builds the same search for a path of its own. */
export const buildSearchHandler =
  (list: ListHandler): ListHandler =>
  (call) => {
    const body = Object(call.body) as Record<string, unknown>;
    const query = new URLSearchParams();
    for (const field of FIELDS) {
      const value = body[field];
      if (value !== undefined && value !== null) query.set(field, String(value)); // an array as a list with commas
    }
    return list({ ...call, query, body: null });
  };
