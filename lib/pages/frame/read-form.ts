import { ApiProblem } from "@/lib/platform/http/problem";
import { readText } from "@/lib/platform/http/read-body";

/** What a form sent, in either of the encodings that browsers use; null where it is neither, or too large. */
export async function readForm(request: Request): Promise<FormData | null> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return null;
  try {
    const text = await readText(request);
    return await new Response(text, { headers: { "content-type": type } }).formData();
  } catch (error) {
    if (error instanceof ApiProblem || error instanceof TypeError) return null;
    throw error;
  }
}
