import { z } from "zod";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import type { ApiVersion } from "@/lib/domain/contracts/api-versions";
import { isLimitedRole } from "@/lib/domain/contracts/audience";
import { type AnyContract, isStrictContract } from "@/lib/domain/contracts/contract";
import { Precondition } from "@/lib/domain/contracts/etag";
import { consumeRateLimit } from "@/lib/domain/contracts/rate-limit";
import { removeReadOnlyFields } from "@/lib/domain/contracts/remove-read-only-fields";
import { validate } from "@/lib/domain/contracts/validate";
import { applySandboxSlugs } from "@/lib/domain/lifecycle/test-mode/apply-sandbox-slugs";
import { assertAllowedInSandbox } from "@/lib/domain/lifecycle/test-mode/assert-allowed-in-sandbox";
import { setTenantContext } from "@/lib/domain/tenancy/directory/set-tenant-context";
import { runAsActor } from "@/lib/platform/db/actor";
import { type Db, getDatabase } from "@/lib/platform/db/client";
import { readFromReplica } from "@/lib/platform/db/read-from-replica";
import { getClientNetwork } from "@/lib/platform/http/client-address";
import { getRequestOrigin } from "@/lib/platform/http/get-request-origin";
import { parseHandling } from "@/lib/platform/http/parse-handling";
import { assertReadOnlyUnchanged } from "./assert-read-only-unchanged";
import { authenticate } from "./authenticate";
import { type EncodedApiResponse, encodeApiResponse, toStoredResponse } from "./encode-api-response";
import type { AnyEndpointContext, EndpointHandler, EndpointParts } from "./endpoint";
import { isReadOnly } from "./is-read-only";
import { applyListOptions, findSyncedTo } from "./lists/apply-list-options";
import { parseQuery } from "./parse-query";
import { resolvePatch } from "./patch/build-patch-endpoint";
import { readRequestBody } from "./read-request-body";
import { requireAccess } from "./require-access";
import { requireRecentAuth } from "./require-recent-auth";
import { parseIdempotencyKey, runIdempotent } from "./run-idempotent";
import { toResponse } from "./to-response";
import { buildDeprecationHeaders } from "./versions/build-deprecation-headers";
import { resolveApiVersion, VERSION_HEADER } from "./versions/resolve-api-version";
import { toOlderVersion } from "./versions/to-older-version";

/** Runs the steps that all endpoints share. */
export async function handleApiRequest(
  parts: EndpointParts,
  ...[request, params, headers, reader]: Parameters<EndpointHandler>
): Promise<Response> {
  const { contract } = parts;
  const auth = contract.scope === "public" ? null : await authenticate(request, contract);
  const tenantTime = auth && (await setTenantContext(getDatabase(), auth.organization));
  const now = tenantTime ?? asInstant(Date.now());
  const caller = auth ? (auth.impersonator ?? auth.actor.id) : getClientNetwork(request);
  Object.assign(headers, await consumeRateLimit(contract.limit ?? "api", caller));
  const version = resolveApiVersion(request, auth?.version ?? null);
  Object.assign(headers, { [VERSION_HEADER]: version }, buildDeprecationHeaders(contract));
  const context = await buildContext(parts, { version, request, params, reader, auth, caller, now });
  const syncedTo = await findSyncedTo(contract, context.query, context.url);
  const run = () => executeHandler(parts, context, params);
  const actor = {
    ...(auth?.actor ?? { kind: "booker" as const }),
    requestId: headers["x-request-id"] ?? "",
    origin: getRequestOrigin(request, auth?.token?.shown),
  };
  const response = isReadOnly(contract) ? await run() : await runAsActor(actor, run);
  const older = toOlderVersion(response, contract, version);
  return toResponse(request, await applyListOptions(older, { ...context, contract, params, syncedTo }));
}

interface ApiRequestParts {
  request: Request;
  params: Record<string, string>;
  reader: Parameters<EndpointHandler>[3];
  auth: AnyEndpointContext["auth"];
  caller: string;
  version: ApiVersion;
  now: Instant;
}

/** Builds the handler's input, validated and authorised. */
async function buildContext(
  { contract }: EndpointParts,
  { request, params, reader, auth, caller, version, now }: ApiRequestParts,
) {
  const url = new URL(request.url);
  const { text, upload, json: sent } = await readRequestBody(contract, request);
  const handling = parseHandling(request);
  const strict = handling === "strict" || (handling === null && isStrictContract(contract));
  const asking = {
    params: contract.params && validate(contract.params, params, "path"),
    query: parseQueryParameters(contract, url, strict),
    auth,
    url,
    strict,
    caller,
    version,
    now,
  };
  const read = contract.method === "PUT" ? reader?.read : undefined;
  const readCurrent = async () =>
    read?.({ ...asking, query: reader?.contract.query?.parse({}), body: undefined, db: getDatabase() });
  const patched =
    request.method === "PATCH" && (await resolvePatch(contract, { request, asking, sent, readCurrent }));
  const json = patched ? patched.body : sent;
  const writable =
    strict && contract.body ? removeReadOnlyFields(contract.body, findResponseSchema(contract), json) : json;
  const whole: AnyEndpointContext = {
    ...asking,
    body: upload ?? (contract.body && validate(contract.body, writable, "body", { strict })),
    precondition: new Precondition(patched ? patched.ifMatch : request.headers.get("if-match")),
    idempotencyKey: parseIdempotencyKey(request),
    text,
    request,
  };
  const context = auth?.mode === "test" ? applySandboxSlugs(whole, contract.path) : whole;
  if (auth?.mode === "test") assertAllowedInSandbox(contract.name);
  if (auth) await requireAccess(contract, auth, context);
  if (auth) await requireRecentAuth(contract, auth, context);
  if (reader && read) await assertReadOnlyUnchanged(contract, reader.contract, json, readCurrent);
  return context;
}

/** An endpoint without query parameters checks the query only in strict mode. */
function parseQueryParameters(contract: AnyContract, url: URL, strict: boolean): unknown {
  if (contract.query)
    return validate(contract.query, parseQuery(url), "query", { strict: strict || isSearch(contract) });
  if (strict && isStrictContract(contract)) validate(NO_PARAMETERS, parseQuery(url), "query", { strict });
  return undefined;
}

const NO_PARAMETERS = z.object({});

/** Runs the handler, once per Idempotency-Key, which needs an authenticated caller. */
async function executeHandler(
  { contract, handler, prepare }: EndpointParts,
  context: AnyEndpointContext,
  params: Record<string, string>,
): Promise<EncodedApiResponse> {
  const { auth, url, text } = context;
  const key = auth && !contract.keyPerOperation && context.idempotencyKey;
  const prepared = await prepare?.({ ...context, db: getDatabase() });
  const work = async (db: Db) =>
    encodeApiResponse({ contract, params }, await handler({ ...context, db, prepared }));
  if (!key) return contract.fromReplica ? readFromReplica(getDatabase(), work) : work(getDatabase());
  // The key of a limited caller counts for this caller alone, as another caller's stored response may hold more than
  // it may see.
  const limitedCaller = auth.scopes || isLimitedRole(auth.role) ? (auth.token?.id ?? auth.actor.id) : "";
  const fingerprint = `${contract.method} ${url.pathname}${url.search}\n${limitedCaller && `${limitedCaller}\n`}${text}`;
  return runIdempotent(
    getDatabase(),
    { organization: auth.organization, key, request: fingerprint },
    async (tx) => toStoredResponse(await work(tx)),
  );
}

/**
 * Returns the schema in which a changed resource was returned. It applies to some POSTs too: those at a path of the
 * resource, and those that respond 200 if it exists.
 */
const findResponseSchema = ({ method, name, status, answer, sentBack }: AnyContract) =>
  method !== "POST" || name.startsWith("update") || (status.includes(200) && status.includes(201))
    ? (sentBack ?? answer)
    : (sentBack ?? null);

/** Lists and searches always refuse unknown parameters, as a misspelt filter would return unfiltered results. */
const isSearch = ({ method }: AnyContract) => method === "GET";
