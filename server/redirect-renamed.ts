import type { Work } from "@/lib/platform/work/current-work";
import type { Replace } from "./intercept-response";
import { renamedPath } from "./renamed-path";

/**
 * Redirects to where a page is now, instead of saying that nothing is at its old name. Permanent, so that programs and
 * search engines follow, and with the method and the body of a form; stored by nobody, as the name may become somebody
 * else's.
 */
export const redirectRenamed =
  (work: Work, url: string): Replace =>
  () => {
    const location = work.renamed && renamedPath(url, work.renamed);
    if (!location) return null;
    return () => ({ status: 308, headers: { location, "cache-control": "no-store" }, body: "" });
  };
