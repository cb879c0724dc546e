import { STATUS_CODES } from "node:http";
import { API_VERSIONS, NEWEST_API_VERSION } from "@/lib/domain/contracts/api-versions";
import { PROBLEMS, type ProblemCode } from "@/lib/domain/contracts/problem";
import { IDEMPOTENCY_KEY } from "@/lib/platform/http/idempotency-key";
import { RECORDED_EXAMPLES } from "./recorded-examples";

/** A part of an OpenAPI document. */
export type Json = { [key: string]: unknown };

const buildTextHeader = (description: string, example: string) => ({
  description,
  schema: { type: "string" },
  example,
});

export const OPENAPI_HEADERS = {
  Version: buildTextHeader("The API version of the response.", NEWEST_API_VERSION),
  RequestId: buildTextHeader("The request's id: yours from `X-Request-Id`, else a new one.", "c0ffee-1"),
  ETag: buildTextHeader(
    "The version of the resource, for `If-Match` and `If-None-Match`.",
    '"65f0c1a2b3c4d5e6f7a8b9c0-3"',
  ),
  Location: buildTextHeader("The address of the created resource.", "/v2/events/65f0c1a2b3c4d5e6f7a8b9c0"),
  Link: buildTextHeader(
    "The address of the next page; absent on the last one.",
    '<https://example.com/v2/events?cursor=abc>; rel="next"',
  ),
  NextCursor: buildTextHeader(
    "The `cursor` of the next page; absent on the last one.",
    "NjVmMGMxYTJiM2M0ZDVlNmY3YThiOWMw",
  ),
  NextUpdatedSince: buildTextHeader(
    "With `updated_since`: the value for the next request, once all pages are read.",
    "2031-03-10T09:00:00.000Z",
  ),
  RateLimit: buildTextHeader(
    "The remaining requests of the rate limit, and the seconds until it resets.",
    '"api";r=599;t=60',
  ),
  RateLimitPolicy: buildTextHeader("The rate limit: requests in a window of seconds.", '"api";q=600;w=60'),
  RetryAfter: { description: "Seconds to wait.", schema: { type: "integer" }, example: 5 },
  Allow: buildTextHeader("The methods that the path supports.", "GET, POST"),
  WwwAuthenticate: buildTextHeader("How to authenticate.", 'Bearer realm="Bookpage API"'),
  IdempotentReplayed: buildTextHeader(
    "Present if the response is the stored one of an earlier request.",
    "true",
  ),
} satisfies Record<string, Json>;

const buildHeaderParameter = (name: string, description: string, example: string) => ({
  name,
  in: "header",
  description,
  schema: { type: "string" },
  example,
});

export const OPENAPI_PARAMETERS = {
  Version: {
    ...buildHeaderParameter(
      "Bookpage-Version",
      "The API version of the response; default: that of the key, without one the newest. `/changelog` lists the changes of each version.",
      NEWEST_API_VERSION,
    ),
    schema: { type: "string", enum: API_VERSIONS },
  },
  IdempotencyKey: {
    ...buildHeaderParameter(
      "Idempotency-Key",
      "Makes repeating safe: for 24 hours the same key and body get the same response, and the effect happens once. 1 to 255 visible ASCII characters.",
      "0f8b4c1e-booking-1",
    ),
    schema: { type: "string", minLength: 1, maxLength: 255, pattern: IDEMPOTENCY_KEY.source },
  },
  IfMatch: buildHeaderParameter(
    "If-Match",
    "Change only this version (an `ETag`); otherwise the response is 412.",
    '"65f0c1a2b3c4d5e6f7a8b9c0-3"',
  ),
  IfNoneMatch: buildHeaderParameter(
    "If-None-Match",
    "The response is 304 without a body while this version (an `ETag`) is current.",
    '"65f0c1a2b3c4d5e6f7a8b9c0-3"',
  ),
  Prefer: buildHeaderParameter(
    "Prefer",
    "`handling=strict` refuses unknown keys of the body and names the ones that were probably meant; `handling=lenient` ignores them. Default: `strict` for actions and DELETE, `lenient` for everything else.",
    "handling=strict",
  ),
} satisfies Record<string, Json>;

/** `Unprocessable Entity` → `UnprocessableEntity`. */
const getStatusName = (status: number) => (STATUS_CODES[status] ?? String(status)).replace(/\W/g, "");

export const buildProblemRef = (status: number) => ({
  $ref: `#/components/responses/${getStatusName(status)}`,
});

export const buildHeaderRef = (name: keyof typeof OPENAPI_HEADERS) => ({
  $ref: `#/components/headers/${name}`,
});

const OWN_HEADERS: Partial<Record<number, Json>> = {
  401: { "WWW-Authenticate": buildHeaderRef("WwwAuthenticate") },
  405: { Allow: buildHeaderRef("Allow") },
  412: { ETag: buildHeaderRef("ETag") },
  429: { "Retry-After": buildHeaderRef("RetryAfter") },
  503: { "Retry-After": buildHeaderRef("RetryAfter") },
};

const RATE_LIMIT_HEADERS = {
  RateLimit: buildHeaderRef("RateLimit"),
  "RateLimit-Policy": buildHeaderRef("RateLimitPolicy"),
};

/** Statuses of requests that are refused before the rate limit counts them. */
const UNCOUNTED_STATUSES = new Set([401, 403, 405]);

/** One response for each status of a problem, with the codes it can have. */
export function buildProblemResponses(): Json {
  const codes = Object.keys(PROBLEMS) as ProblemCode[];
  const statuses = [...new Set(codes.map((code) => PROBLEMS[code].status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = codes.filter((code) => PROBLEMS[code].status === status);
      return [
        getStatusName(status),
        {
          description: ofStatus.map((code) => `\`${code}\`: ${PROBLEMS[code].title}.`).join(" "),
          headers: {
            "X-Request-Id": buildHeaderRef("RequestId"),
            "Bookpage-Version": buildHeaderRef("Version"),
            ...(UNCOUNTED_STATUSES.has(status) ? {} : RATE_LIMIT_HEADERS),
            ...OWN_HEADERS[status],
          },
          content: {
            "application/problem+json": {
              schema: { $ref: "#/components/schemas/Problem" },
              examples: Object.fromEntries(
                ofStatus.map((code) => [
                  code,
                  { value: RECORDED_EXAMPLES.problems[code] ?? buildProblemExample(code) },
                ]),
              ),
            },
          },
        },
      ];
    }),
  );
}

const buildProblemExample = (code: ProblemCode) => ({
  type: `/docs/problems#${code}`,
  title: PROBLEMS[code].title,
  status: PROBLEMS[code].status,
  detail: `${PROBLEMS[code].title}.`,
  instance: "/v2/events",
  code,
  message: `${PROBLEMS[code].title}.`,
  errors: [],
  request_id: "c0ffee-1",
});
