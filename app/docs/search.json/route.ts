import { searchDocs } from "@/lib/api/docs/search-docs";

export const GET = (request: Request) =>
  Response.json(searchDocs(new URL(request.url).searchParams.get("q") ?? ""), {
    headers: { "cache-control": "public, max-age=300" },
  });
