import { renderSecurityTxt } from "@/lib/pages/agents/render-security-txt";
import { readClock } from "@/lib/platform/clock/read-clock";
import { env } from "@/lib/platform/env/env";

export const dynamic = "force-dynamic"; // the address is known when the service runs, and the text expires

export const GET = () =>
  new Response(renderSecurityTxt(env(), readClock()), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
