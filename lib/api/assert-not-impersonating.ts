import type { AnyContract } from "@/lib/platform/http/contract";
import { ApiProblem } from "@/lib/platform/http/problem";
import { isReadOnly } from "./is-read-only";

type EndpointTraits = Partial<Pick<AnyContract, "method" | "keyOnly" | "unseen">>;

/**
 * Whoever sees the console as somebody else does changes nothing, whatever the endpoint: by its kind, so that a new one
 * is refused as well. What reads is answered, but for what opens something of the person's.
 */
export function assertNotImpersonating(asked: EndpointTraits): void {
  if (!isReadOnly(asked))
    throw new ApiProblem(
      "seeing_as",
      "You see the console as somebody else does, and can change nothing. See as yourself again first.",
    );
  if (asked.unseen)
    throw new ApiProblem(
      "seeing_as",
      "You see the console as somebody else does, and are shown nothing that is their secret.",
    );
}
