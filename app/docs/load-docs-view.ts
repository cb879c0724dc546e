import { headers } from "next/headers";
import { loadCacheableView } from "@/lib/platform/http/page-cache/load-cacheable-view";

/** What a page of the documentation shows never changes while the service runs: drawn twice, it is kept. */
export const loadDocsView = async (page: string) =>
  loadCacheableView(await headers(), async () => ({ docs: page }));
