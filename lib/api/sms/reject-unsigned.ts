import { ApiProblem } from "@/lib/domain/contracts/problem";
import { consumeRateLimit } from "@/lib/domain/contracts/rate-limit";
import { getClientNetwork } from "@/lib/platform/http/client-address";

/** Counts and rejects a request that no provider has signed. */
export async function rejectUnsigned(request: Request): Promise<never> {
  await consumeRateLimit("api", getClientNetwork(request));
  throw new ApiProblem("forbidden", "The signature is not the provider's.");
}
