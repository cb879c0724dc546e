import type { z } from "zod";
import { type Instant, instant } from "@/lib/core/time/instant";
import { runAs } from "@/lib/platform/db/actor";
import { type Db, database } from "@/lib/platform/db/client";
import { readFromReplica } from "@/lib/platform/db/read-from-replica";
import { absentBody } from "@/lib/platform/http/absent-body";
import { isLimitedRole } from "@/lib/platform/http/audience";
import type { Auth } from "@/lib/platform/http/auth";
import { clientAddress } from "@/lib/platform/http/client-address";
import type { AnyContract, Contract, Scope } from "@/lib/platform/http/contract";
import { Precondition } from "@/lib/platform/http/etag";
import { ApiProblem, problemResponse } from "@/lib/platform/http/problem";
import { consume } from "@/lib/platform/http/rate-limit";
import { parseJson, readText } from "@/lib/platform/http/read-body";
import { readOrigin } from "@/lib/platform/http/read-origin";
import { readUpload } from "@/lib/platform/http/read-upload";
import type { JsonBytes, Reply } from "@/lib/platform/http/reply";
import { readRequestId } from "@/lib/platform/http/request-id";
import { toProblem } from "@/lib/platform/http/to-problem";
import { validate } from "@/lib/platform/http/validate";
import { log } from "@/lib/platform/log/log";
import { noteOrganization } from "@/lib/platform/work/current-work";
import { authenticate } from "./authenticate";
import { type EncodedAnswer, encodeAnswer, storable } from "./encode-answer";
import { answerOnce, readIdempotencyKey } from "./idempotency";
import { findSyncedTo, finishList } from "./lists/finish-list";
import { readQuery } from "./read-query";
import { refuseReadOnly } from "./refuse-read-only";
import { requireFresh } from "./require-fresh";
import { requireOwn } from "./require-own";
import { toResponse } from "./to-response";

/** What a handler gets: everything validated, the caller known, the clock read once. */
export interface Context<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  auth: Auth;
  /** The database, or the transaction that also stores the answer of an Idempotency-Key. */
  db: Db;
  now: Instant;
  precondition: Precondition;
  /** The client wants unknown keys refused (`Prefer: handling=strict`). */
  strict: boolean;
  /** The address as the client asked for it. */
  url: URL;
  /** Who asks, as limits count them: a key, a person, or an address of the network. */
  caller: string;
  /** Where nobody has signed in it does not keep an answer: the endpoint sees to it. */
  idempotencyKey: string | null;
}

type Result<A> = Promise<A | Reply<A | JsonBytes> | JsonBytes> | A | Reply<A | JsonBytes>;

/**
 * `headers` go on the response, whether the request succeeds or is refused; `reader` is the GET of the same path,
 * if there is one.
 */
type Answer = (
  request: Request,
  params: Record<string, string>,
  headers: Record<string, string>,
  reader?: Endpoint,
) => Promise<Response>;

interface Endpoint {
  contract: AnyContract;
  answer: Answer;
  /** Of an endpoint that reads: its answer, as JSON, within another request. */
  read?: (context: AnyContext) => Promise<unknown>;
}

// biome-ignore lint/suspicious/noExplicitAny: `route` and `publicRoute` check that the handler fits the contract
type AnyContext = any;

export type NextHandler = ((
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>) & { contract?: AnyContract };

/** An endpoint: its contract and the one function behind it. */
export function route<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  contract: Contract<P, Q, B, A> & { scope: Scope | "session" | "any" },
  handler: (context: Context<z.output<P>, z.output<Q>, z.output<B>>) => Result<z.output<A>>,
): Endpoint {
  return {
    contract,
    answer: (...call) => answer({ contract, handler }, ...call),
    read: async (context) =>
      JSON.parse(encodeAnswer({ contract, params: {} }, await handler(context)).body.toString()),
  };
}

/** An endpoint that has to ask the world outside first: before the transaction that an Idempotency-Key opens. */
export function preparedRoute<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
  Prepared,
>(
  contract: Contract<P, Q, B, A> & { scope: Scope | "session" | "any" },
  prepare: (context: Context<z.output<P>, z.output<Q>, z.output<B>>) => Promise<Prepared>,
  handler: (
    context: Context<z.output<P>, z.output<Q>, z.output<B>> & { prepared: Prepared },
  ) => Result<z.output<A>>,
): Endpoint {
  return { contract, answer: (...call) => answer({ contract, handler, prepare }, ...call) };
}

/** An endpoint for everybody: nobody has signed in, so there is no organisation to work for. */
export function publicRoute<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(
  contract: Contract<P, Q, B, A> & { scope: "public" },
  handler: (context: Omit<Context<z.output<P>, z.output<Q>, z.output<B>>, "auth">) => Result<z.output<A>>,
): Endpoint {
  return { contract, answer: (...call) => answer({ contract, handler }, ...call) };
}

interface Parts {
  contract: AnyContract;
  handler: (context: AnyContext) => unknown;
  prepare?: ((context: AnyContext) => Promise<unknown>) | undefined;
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** The handlers of one path; methods without an endpoint answer 405 and name those there are. */
export function routes(...endpoints: Endpoint[]): Record<(typeof METHODS)[number], NextHandler> {
  const allow = endpoints.map(({ contract }) => contract.method).join(", ");
  const reader = endpoints.find(({ contract }) => contract.method === "GET");
  const handlers = METHODS.map((method) => {
    const endpoint = endpoints.find(({ contract }) => contract.method === method);
    const handler: NextHandler = async (request, context) =>
      answerProblems(request, async (headers) => {
        // Where no HEAD is exported, the framework lets GET answer it.
        const unsafe = request.method === "HEAD" && endpoint && !onlyReads(endpoint.contract);
        if (!endpoint || unsafe) throw methodNotAllowed(request.method, allow);
        return endpoint.answer(request, await context.params, headers, reader);
      });
    if (endpoint) handler.contract = endpoint.contract;
    return [method, handler];
  });
  return Object.fromEntries(handlers);
}

/** For a path that does not exist. */
export const noSuchPath = (request: Request): Promise<Response> =>
  answerProblems(request, () => {
    throw new ApiProblem("not_found", "There is no such path in this API.");
  });

function methodNotAllowed(method: string, allow: string): ApiProblem {
  return new ApiProblem("method_not_allowed", `${method} is not possible here; use ${allow}.`, {
    headers: { allow },
  });
}

/** Gives the answer the request's id, and turns what is thrown into a problem. */
async function answerProblems(
  request: Request,
  run: (headers: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  const requestId = readRequestId(request);
  const headers: Record<string, string> = { "x-request-id": requestId };
  let response: Response;
  try {
    response = await run(headers);
  } catch (error) {
    const problem = toProblem(error);
    if (problem.status === 500) log().error({ err: error }, "request failed");
    const path = request.url.slice(request.url.indexOf("/", 8)).split("?", 1)[0] ?? "/";
    response = problemResponse(problem, requestId, path);
  }
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

async function answer(
  { contract, handler, prepare }: Parts,
  ...[request, rawParams, headers, reader]: Parameters<Answer>
): Promise<Response> {
  const auth = contract.scope === "public" ? null : await authenticate(request, contract);
  if (auth) noteOrganization(auth.organization);
  const caller = auth?.actor.id ?? clientAddress(request);
  Object.assign(headers, await consume(contract.limit ?? "api", caller));
  const url = new URL(request.url);
  const upload = contract.upload && (await readUpload(request, contract.media ?? [], contract.upload));
  const text = contract.body && !upload ? await readText(request) : "";
  const json = contract.body && !upload && readJson(contract.body, text, request.headers.get("content-type"));
  const strict = /(^|[,;\s])handling=strict\b/i.test(request.headers.get("prefer") ?? "");
  const query =
    contract.query &&
    validate(contract.query, readQuery(url), "query", { strict: strict || isSearch(contract) });
  const context = {
    params: contract.params && validate(contract.params, rawParams, "path"),
    query,
    body: upload || (contract.body && validate(contract.body, json, "body", { strict })),
    auth,
    now: instant(Date.now()),
    precondition: new Precondition(request.headers.get("if-match")),
    strict,
    url,
    caller,
    idempotencyKey: readIdempotencyKey(request),
  };
  if (auth) await requireOwn(contract, auth, context);
  if (auth) await requireFresh(contract, auth, context);
  const read = contract.method === "PUT" && reader?.read;
  if (read) {
    const asked = { ...context, query: reader.contract.query?.parse({}) };
    await refuseReadOnly(contract, reader.contract, json, () => read({ ...asked, db: database() }));
  }
  const key = auth && context.idempotencyKey;
  const run = async (): Promise<EncodedAnswer> => {
    const prepared = await prepare?.({ ...context, db: database() });
    const work = async (db: Db) =>
      encodeAnswer({ contract, params: rawParams }, await handler({ ...context, db, prepared }));
    if (!key) return contract.fromReplica ? readFromReplica(database(), work) : work(database());
    // What a limited caller may not do, another one's answer must not tell.
    const only = auth.scopes || isLimitedRole(auth.role) ? auth.actor.id : "";
    const asked = `${contract.method} ${url.pathname}${url.search}\n${only && `${only}\n`}${text}`;
    return answerOnce(database(), { organization: auth.organization, key, request: asked }, async (tx) =>
      storable(await work(tx)),
    );
  };
  const readActor = () => ({
    ...(auth?.actor ?? { kind: "booker" as const }),
    requestId: headers["x-request-id"] ?? "",
    origin: readOrigin(request),
  });
  const syncedTo = await findSyncedTo(contract, query, url);
  const answered = onlyReads(contract) ? await run() : await runAs(readActor(), run);

  return toResponse(
    request,
    await finishList(answered, { contract, auth, query, params: rawParams, url, syncedTo }),
  );
}

/** The body, or what stands for it where nothing was sent. */
const readJson = (body: z.ZodType, text: string, contentType: string | null): unknown => {
  const json = parseJson(text, contentType);
  return json === undefined ? absentBody(body) : json;
};

/** A misspelt filter of a list or search would answer what nobody asked for, as if it had been found. */
const isSearch = ({ method }: AnyContract) => method === "GET";

/** A GET that takes no session may write. */
const onlyReads = ({ method, keyOnly }: AnyContract) => method === "GET" && !keyOnly;
