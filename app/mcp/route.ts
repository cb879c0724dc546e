/** GET and DELETE respond 405, as there are no streams and no sessions. Loaded at the first request, as few processes get one. */
export async function POST(request: Request): Promise<Response> {
  const { handleMcpRequest } = await import("@/lib/api/mcp/handle-mcp-request");
  const { TOOLS } = await import("./tools");
  return handleMcpRequest(request, TOOLS);
}
