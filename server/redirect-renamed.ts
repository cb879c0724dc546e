import type { WorkContext } from "@/lib/platform/work/work-context";
import { buildRenamedPath } from "./build-renamed-path";
import type { ReplaceResponse } from "./intercept-response";

/**
 * Redirects an old slug to the current one instead of responding 404. It is permanent, so that programs and search
 * engines follow, keeps method and body of a form, and is not cached, because another page may take the slug.
 */
export const redirectRenamed =
  (work: WorkContext, url: string): ReplaceResponse =>
  () => {
    const location = work.renamed && buildRenamedPath(url, work.renamed);
    if (!location) return null;
    return () => ({ status: 308, headers: { location, "cache-control": "no-store" }, body: "" });
  };
