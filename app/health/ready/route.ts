import { checkReadiness } from "@/lib/api/health";

export const dynamic = "force-dynamic";

/** The process can do its work; otherwise 503, so that a balancer sends requests elsewhere. */
export async function GET() {
  const { ready, checks } = await checkReadiness();
  const body = { status: ready ? "ready" : "not_ready", checks };
  return Response.json(body, { status: ready ? 200 : 503, headers: { "Cache-Control": "no-store" } });
}
