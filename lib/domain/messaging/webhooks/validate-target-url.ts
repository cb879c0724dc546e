import { isAllowedHost, isPrivateHost } from "@/lib/platform/egress/target-address";
import { buildFieldProblem } from "@/lib/platform/http/problem";

/** Refuses what could never be delivered, at once and by name; the guard is where the connection is made. */
export function validateTargetUrl(targetUrl: string): void {
  const url = new URL(targetUrl);
  if (!isPrivateHost(url) || isAllowedHost(url)) return;
  throw buildFieldProblem("/target_url", "private_address", "target_url must be a public address");
}
