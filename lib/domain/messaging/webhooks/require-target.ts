import { fieldProblem } from "@/lib/platform/http/problem";
import { isAllowedHost, isPrivateHost } from "@/lib/platform/outward/target-address";

/** Refuses what could never be delivered, at once and by name; the guard is where the connection is made. */
export function requireTarget(targetUrl: string): void {
  const url = new URL(targetUrl);
  if (!isPrivateHost(url) || isAllowedHost(url)) return;
  throw fieldProblem("/target_url", "private_address", "target_url must be a public address");
}
