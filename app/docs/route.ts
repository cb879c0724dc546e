import { REFERENCE_PAGE } from "@/lib/api/openapi/reference-page";

export const GET = () =>
  new Response(REFERENCE_PAGE, { headers: { "content-type": "text/html; charset=utf-8" } });
