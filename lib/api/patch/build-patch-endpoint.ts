import type { Auth } from "@/lib/domain/contracts/auth";
import type { AnyContract } from "@/lib/domain/contracts/contract";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { readBodyText } from "@/lib/domain/contracts/read-body";
import { findShape } from "@/lib/platform/http/find-shape";
import type { Endpoint } from "../endpoint";
import { requireAccess } from "../require-access";
import { applyMergePatch } from "./apply-merge-patch";
import { buildPatchContract } from "./build-patch-contract";

/** Attempts while other callers change the resource at the same time. */
const MAX_ATTEMPTS = 4;

/** Builds the PATCH endpoint: it merges the patch and calls the PUT. */
export const buildPatchEndpoint = (put: Endpoint): Endpoint => ({
  contract: buildPatchContract(put.contract),
  handle: async (request, ...call) => {
    const { url, method, headers } = request;
    const body = await readBodyText(request);
    for (let attempt = 1; ; attempt++) {
      try {
        return await put.handle(new Request(url, { method, headers, body }), ...call);
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        const isOurs = !headers.has("if-match") && attempt < MAX_ATTEMPTS;
        if (!isOurs || error.code !== "precondition_failed")
          throw unwrapPointers(error, put.contract.resource, body);
      }
    }
  },
});

interface PatchRequest {
  asking: { auth: Auth | null; params: unknown; query: unknown };
  sent: unknown;
  request: Request;
  readCurrent: () => Promise<unknown>;
}

/** Returns the body and the version for the PUT. It checks the caller's access before it reads the resource. */
export async function resolvePatch(
  contract: AnyContract,
  { asking, sent, request, readCurrent }: PatchRequest,
) {
  const { memberMay: _, ...anything } = contract;
  if (asking.auth) await requireAccess(anything, asking.auth, { ...asking, body: undefined });
  const { resource, body, mergesDeep = false } = contract;
  const writable = resource === undefined ? body : findShape(body)?.[resource];
  const current = await readCurrent();
  const { fields, ifMatch } = applyMergePatch({
    writable,
    current,
    sent: resource !== undefined && isWrapped(sent, resource) ? sent[resource] : sent,
    mergesDeep,
    ifMatch: request.headers.get("if-match"),
  });
  return { body: resource === undefined ? fields : { [resource]: fields }, ifMatch };
}

/** If the PUT wraps the resource under its name, the patch may do so too. */
const isWrapped = (sent: unknown, resource: string): sent is Record<string, unknown> =>
  typeof sent === "object" && sent !== null && Object.hasOwn(sent, resource);

/** Makes pointers match the body that was sent: without a `user` wrapper `/user/email` becomes `/email`. */
function unwrapPointers(problem: ApiProblem, resource: string | undefined, text: string): ApiProblem {
  if (resource === undefined || isWrapped(parseOrNull(text), resource)) return problem;
  const { code, message, errors, headers, members } = problem;
  const strip = (value: string, prefix: string) =>
    value.startsWith(prefix) ? value.slice(prefix.length) : value;
  const moved = errors.map((error) =>
    error.in === "body" ? { ...error, pointer: strip(error.pointer, `/${resource}`) } : error,
  );
  return new ApiProblem(code, strip(message, `${resource}.`), { errors: moved, headers, members });
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
