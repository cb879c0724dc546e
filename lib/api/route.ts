import type { z } from "zod";
import type { AnyContract, Contract, Scope } from "@/lib/platform/http/contract";
import { explainFault } from "@/lib/platform/http/explain-fault";
import { ApiProblem, problemResponse } from "@/lib/platform/http/problem";
import type { JsonBytes, Reply } from "@/lib/platform/http/reply";
import { readRequestId } from "@/lib/platform/http/request-id";
import { answerRequest as answer } from "./answer-request";
import { encodeAnswer } from "./encode-answer";
import type { Context, Endpoint } from "./endpoint";
import { onlyReads } from "./only-reads";
import { patchEndpoint } from "./patch/answer-patch";
import { findReader, isPatchable } from "./patch/patch-contract";
import { guessVersion, VERSION_HEADER } from "./versions/read-version";

type Result<A> = Promise<A | Reply<A | JsonBytes> | JsonBytes> | A | Reply<A | JsonBytes>;

export type NextHandler = ((
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>) & {
  contract?: AnyContract;
  /** It only says that the method is not allowed. */
  refuses?: boolean;
};

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

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** The handlers of one path; methods without an endpoint answer 405 and name those there are. */
export function routes(...endpoints: Endpoint[]): Record<(typeof METHODS)[number], NextHandler> {
  const reader = endpoints.find(({ contract }) => contract.method === "GET");
  const put = endpoints.find(({ contract }) => contract.method === "PUT");
  const contracts = endpoints.map(({ contract }) => contract);
  if (put && isPatchable(put.contract, findReader(put.contract, contracts)))
    return routesOf([...endpoints, patchEndpoint(put)], reader);
  return routesOf(endpoints, reader);
}

function routesOf(endpoints: readonly Endpoint[], reader: Endpoint | undefined) {
  const allow = endpoints.map(({ contract }) => contract.method).join(", ");
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
    else handler.refuses = true;
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
  const headers: Record<string, string> = {
    "x-request-id": requestId,
    [VERSION_HEADER]: guessVersion(request),
  };
  let response: Response;
  try {
    response = await run(headers);
  } catch (error) {
    const problem = explainFault(error);
    const path = request.url.slice(request.url.indexOf("/", 8)).split("?", 1)[0] ?? "/";
    response = problemResponse(problem, requestId, path);
  }
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
