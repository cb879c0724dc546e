import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { isAllowedHost, isPrivateHost } from "@/lib/platform/egress/target-address";

/** Rejects impossible targets early with a clear message; the egress guard checks again at the connection. */
export function validateTargetUrl(targetUrl: string, pointer = "/target_url"): void {
  const url = new URL(targetUrl);
  if (!isPrivateHost(url) || isAllowedHost(url)) return;
  const field = pointer.slice(pointer.lastIndexOf("/") + 1);
  throw buildFieldProblem(pointer, "private_address", `${field} must be a public address`);
}
