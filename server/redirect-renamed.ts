import type { WorkContext } from "@/lib/platform/work/work-context";
import { buildRenamedPath } from "./build-renamed-path";
import type { ReplaceResponse } from "./intercept-response";

/**
 * Redirects to where a page is now, instead of saying that nothing is at its old name. Permanent, so that programs and
 * search engines follow, and with the method and the body of a form; stored by nobody, as the name may become somebody
 * else's.
 */
export const redirectRenamed =
  (work: WorkContext, url: string): ReplaceResponse =>
  () => {
    const location = work.renamed && buildRenamedPath(url, work.renamed);
    if (!location) return null;
    return () => ({ status: 308, headers: { location, "cache-control": "no-store" }, body: "" });
  };
