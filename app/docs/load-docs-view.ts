import { headers } from "next/headers";
import { loadCacheableView } from "@/lib/platform/http/page-cache/load-cacheable-view";

/** Documentation pages do not change while the service runs, so their view is cached. */
export const loadDocsView = async (page: string) =>
  loadCacheableView(await headers(), async () => ({ docs: page }));
