import { buildApiCatalog } from "@/lib/pages/agents/site-texts";
import { env } from "@/lib/platform/env/env";

export const dynamic = "force-dynamic"; // dynamic, as the address is known only at run time

export const GET = () =>
  new Response(JSON.stringify(buildApiCatalog(env().WEB_URL)), {
    headers: { "content-type": "application/linkset+json", "access-control-allow-origin": "*" },
  });
