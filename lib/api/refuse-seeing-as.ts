import type { AnyContract } from "@/lib/platform/http/contract";
import { ApiProblem } from "@/lib/platform/http/problem";
import { onlyReads } from "./only-reads";

type Asked = Partial<Pick<AnyContract, "method" | "keyOnly" | "unseen">>;

/**
 * Whoever sees the console as somebody else does changes nothing, whatever the endpoint: by its kind, so that a new one
 * is refused as well. What reads is answered, but for what opens something of the person's.
 */
export function refuseSeeingAs(asked: Asked): void {
  if (!onlyReads(asked))
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
