import { isAllowedHost, isPrivateHost } from "@/lib/platform/egress/target-address";
import { buildFieldProblem } from "@/lib/platform/http/problem";

/** Rejects impossible targets early with a clear message; the egress guard checks again at the connection. */
export function validateTargetUrl(targetUrl: string): void {
  const url = new URL(targetUrl);
  if (!isPrivateHost(url) || isAllowedHost(url)) return;
  throw buildFieldProblem("/target_url", "private_address", "target_url must be a public address");
}
