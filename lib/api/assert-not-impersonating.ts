import type { AnyContract } from "@/lib/domain/contracts/contract";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { isReadOnly } from "./is-read-only";

type EndpointTraits = Partial<Pick<AnyContract, "method" | "keyOnly" | "unseen">>;

/**
 * Refuses every writing endpoint during impersonation, decided by method, so that a new endpoint is covered too. Reads
 * pass, except those that show the impersonated user's secrets.
 */
export function assertNotImpersonating(endpoint: EndpointTraits): void {
  if (!isReadOnly(endpoint))
    throw new ApiProblem(
      "impersonation",
      "You view the console as another user and cannot change anything. Stop impersonating first.",
    );
  if (endpoint.unseen)
    throw new ApiProblem(
      "impersonation",
      "You view the console as another user, whose secrets are not shown.",
    );
}
