import { renderLlmsTxt } from "@/lib/pages/agents/site-texts";
import { env } from "@/lib/platform/env/env";

export const dynamic = "force-dynamic"; // dynamic, as the address is known only at run time

export const GET = () =>
  new Response(renderLlmsTxt(env().WEB_URL), { headers: { "content-type": "text/plain; charset=utf-8" } });
