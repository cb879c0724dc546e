export { handlePreflight as OPTIONS } from "@/lib/api/oauth/handle-preflight";

/** Loaded at the first request, as few processes get one. */
export async function POST(request: Request): Promise<Response> {
  const { handleRegistration } = await import("@/lib/api/oauth/handle-registration");
  return handleRegistration(request);
}
