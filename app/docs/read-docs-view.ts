import { headers } from "next/headers";
import { readView } from "@/lib/platform/http/drawn/read-view";

/** What a page of the documentation shows never changes while the service runs: drawn twice, it is kept. */
export const readDocsView = async (page: string) => readView(await headers(), async () => ({ docs: page }));
