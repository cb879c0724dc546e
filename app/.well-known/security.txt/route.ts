import { renderSecurityTxt } from "@/lib/pages/agents/render-security-txt";
import { readClock } from "@/lib/platform/clock/read-clock";
import { env } from "@/lib/platform/env/env";

export const dynamic = "force-dynamic"; // dynamic, as the address is known only at run time and the text expires

export const GET = () =>
  new Response(renderSecurityTxt(env(), readClock()), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
