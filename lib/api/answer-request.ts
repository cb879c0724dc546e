import { z } from "zod";
import { type Instant, instant } from "@/lib/core/time/instant";
import { namePages } from "@/lib/domain/lifecycle/test-mode/name-pages";
import { refuseOutsideWorld } from "@/lib/domain/lifecycle/test-mode/refuse-outside-world";
import { enterOrganization } from "@/lib/domain/tenancy/directory/enter-organization";
import { runAs } from "@/lib/platform/db/actor";
import { type Db, database } from "@/lib/platform/db/client";
import { readFromReplica } from "@/lib/platform/db/read-from-replica";
import type { ApiVersion } from "@/lib/platform/http/api-versions";
import { isLimitedRole } from "@/lib/platform/http/audience";
import { clientAddress } from "@/lib/platform/http/client-address";
import { type AnyContract, refusesUnknown } from "@/lib/platform/http/contract";
import { Precondition } from "@/lib/platform/http/etag";
import { leaveOutAnswered } from "@/lib/platform/http/leave-out-answered";
import { consume } from "@/lib/platform/http/rate-limit";
import { readHandling } from "@/lib/platform/http/read-handling";
import { readOrigin } from "@/lib/platform/http/read-origin";
import { validate } from "@/lib/platform/http/validate";
import { authenticate } from "./authenticate";
import { type EncodedAnswer, encodeAnswer, storable } from "./encode-answer";
import type { Answer, AnyContext, Parts } from "./endpoint";
import { answerOnce, readIdempotencyKey } from "./idempotency";
import { findSyncedTo, finishList } from "./lists/finish-list";
import { onlyReads } from "./only-reads";
import { patchOf } from "./patch/answer-patch";
import { readQuery } from "./read-query";
import { readSent } from "./read-sent";
import { refuseReadOnly } from "./refuse-read-only";
import { requireFresh } from "./require-fresh";
import { requireOwn } from "./require-own";
import { toResponse } from "./to-response";
import { toVersion } from "./versions/older-bytes";
import { readVersion, VERSION_HEADER } from "./versions/read-version";
import { tellDeprecation } from "./versions/tell-deprecation";

/** What every endpoint goes through. */
export async function answerRequest(
  parts: Parts,
  ...[request, params, headers, reader]: Parameters<Answer>
): Promise<Response> {
  const { contract } = parts;
  const auth = contract.scope === "public" ? null : await authenticate(request, contract);
  const entered = auth && (await enterOrganization(database(), auth.organization));
  const now = entered ?? instant(Date.now());
  const caller = auth ? (auth.onlooker ?? auth.actor.id) : clientAddress(request);
  Object.assign(headers, await consume(contract.limit ?? "api", caller));
  const version = readVersion(request, auth?.version ?? null);
  Object.assign(headers, { [VERSION_HEADER]: version }, tellDeprecation(contract));
  const context = await readContext(parts, { version, request, params, reader, auth, caller, now });
  const syncedTo = await findSyncedTo(contract, context.query, context.url);
  const run = () => carryOut(parts, context, params);
  const actor = {
    ...(auth?.actor ?? { kind: "booker" as const }),
    requestId: headers["x-request-id"] ?? "",
    origin: readOrigin(request, auth?.token?.shown),
  };
  const answered = onlyReads(contract) ? await run() : await runAs(actor, run);
  const older = toVersion(answered, contract, version);
  return toResponse(request, await finishList(older, { ...context, contract, params, syncedTo }));
}

interface Asked {
  request: Request;
  params: Record<string, string>;
  reader: Parameters<Answer>[3];
  auth: AnyContext["auth"];
  caller: string;
  version: ApiVersion;
  now: Instant;
}

/** Everything that the handler gets, validated and allowed. */
async function readContext(
  { contract }: Parts,
  { request, params, reader, auth, caller, version, now }: Asked,
) {
  const url = new URL(request.url);
  const { text, upload, json: sent } = await readSent(contract, request);
  const handling = readHandling(request);
  const strict = handling === "strict" || (handling === null && refusesUnknown(contract));
  const asking = {
    params: contract.params && validate(contract.params, params, "path"),
    query: readParameters(contract, url, strict),
    ...{ auth, url, strict, caller, version, now },
  };
  const read = contract.method === "PUT" ? reader?.read : undefined;
  const readCurrent = async () =>
    read?.({ ...asking, query: reader?.contract.query?.parse({}), body: undefined, db: database() });
  const patched =
    request.method === "PATCH" && (await patchOf(contract, { request, asking, sent, readCurrent }));
  const json = patched ? patched.body : sent;
  const writable =
    strict && contract.body ? leaveOutAnswered(contract.body, findSentBack(contract), json) : json;
  const told: AnyContext = {
    ...asking,
    body: upload ?? (contract.body && validate(contract.body, writable, "body", { strict })),
    precondition: new Precondition(patched ? patched.ifMatch : request.headers.get("if-match")),
    idempotencyKey: readIdempotencyKey(request),
    text,
    request,
  };
  const context = auth?.mode === "test" ? namePages(told, contract.path) : told;
  if (auth?.mode === "test") refuseOutsideWorld(contract.name);
  if (auth) await requireOwn(contract, auth, context);
  if (auth) await requireFresh(contract, auth, context);
  if (reader && read) await refuseReadOnly(contract, reader.contract, json, readCurrent);
  return context;
}

/** An endpoint without parameters of its own looks at what is sent only where it is strict. */
function readParameters(contract: AnyContract, url: URL, strict: boolean): unknown {
  if (contract.query)
    return validate(contract.query, readQuery(url), "query", { strict: strict || isSearch(contract) });
  if (strict && refusesUnknown(contract)) validate(NO_PARAMETERS, readQuery(url), "query", { strict });
  return undefined;
}

const NO_PARAMETERS = z.object({});

/** Once for an Idempotency-Key, which somebody must have signed in to send. */
async function carryOut(
  { contract, handler, prepare }: Parts,
  context: AnyContext,
  params: Record<string, string>,
): Promise<EncodedAnswer> {
  const { auth, url, text } = context;
  const key = auth && !contract.keyPerOperation && context.idempotencyKey;
  const prepared = await prepare?.({ ...context, db: database() });
  const work = async (db: Db) =>
    encodeAnswer({ contract, params }, await handler({ ...context, db, prepared }));
  if (!key) return contract.fromReplica ? readFromReplica(database(), work) : work(database());
  // What a limited caller may not do, another one's answer must not tell.
  const only = auth.scopes || isLimitedRole(auth.role) ? (auth.token?.id ?? auth.actor.id) : "";
  const asked = `${contract.method} ${url.pathname}${url.search}\n${only && `${only}\n`}${text}`;
  return answerOnce(database(), { organization: auth.organization, key, request: asked }, async (tx) =>
    storable(await work(tx)),
  );
}

/** Of what is changed, the form in which it was answered. Some POSTs do, at a path of it or where they find it (200). */
const findSentBack = ({ method, name, status, answer, sentBack }: AnyContract) =>
  method !== "POST" || name.startsWith("update") || (status.includes(200) && status.includes(201))
    ? (sentBack ?? answer)
    : (sentBack ?? null);

/** A misspelt filter of a list or search would answer what nobody asked for, as if it had been found. */
const isSearch = ({ method }: AnyContract) => method === "GET";
