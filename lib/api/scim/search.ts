import { ScimProblem } from "@/lib/domain/people/provisioning/protocol/scim-problem";
import type { ScimAnswer, ScimCall } from "./scim-route";

type List = (call: ScimCall) => Promise<ScimAnswer> | ScimAnswer;

const FIELDS = ["filter", "startIndex", "count", "sortBy", "sortOrder", "attributes", "excludedAttributes"];

/** `POST /Users/.search`: a list of which the query stands in the body (RFC 7644, 3.4.3). */
export const searchWith =
  (list: List): List =>
  (call) => {
    if (call.id !== ".search")
      throw new ScimProblem(405, null, "POST is not possible here.", { allow: "GET, PUT, PATCH, DELETE" });
    return searchAt(list)(call);
  };

/** The same on a path that is nothing but a search. */
export const searchAt =
  (list: List): List =>
  (call) => {
    const body = Object(call.body) as Record<string, unknown>;
    const query = new URLSearchParams();
    for (const field of FIELDS) {
      const value = body[field];
      if (value !== undefined && value !== null) query.set(field, String(value)); // a list as its entries, with commas
    }
    return list({ ...call, query, body: null });
  };
