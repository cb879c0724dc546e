import { ScimProblem } from "@/lib/domain/people/provisioning/protocol/scim-problem";
import type { ScimHandlerResponse, ScimRequest } from "./build-scim-handlers";

type ListHandler = (call: ScimRequest) => Promise<ScimHandlerResponse> | ScimHandlerResponse;

const FIELDS = ["filter", "startIndex", "count", "sortBy", "sortOrder", "attributes", "excludedAttributes"];

/** `POST /Users/.search`: a list of which the query stands in the body (RFC 7644, 3.4.3). */
export const buildResourceSearchHandler =
  (list: ListHandler): ListHandler =>
  (call) => {
    if (call.id !== ".search")
      throw new ScimProblem(405, null, "POST is not possible here.", { allow: "GET, PUT, PATCH, DELETE" });
    return buildSearchHandler(list)(call);
  };

/** The same on a path that is nothing but a search. */
export const buildSearchHandler =
  (list: ListHandler): ListHandler =>
  (call) => {
    const body = Object(call.body) as Record<string, unknown>;
    const query = new URLSearchParams();
    for (const field of FIELDS) {
      const value = body[field];
      if (value !== undefined && value !== null) query.set(field, String(value)); // a list as its entries, with commas
    }
    return list({ ...call, query, body: null });
  };
