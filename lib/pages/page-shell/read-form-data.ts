import { ApiProblem } from "@/lib/platform/http/problem";
import { readBodyText } from "@/lib/platform/http/read-body";

/** What a form may hold. */
export interface FormSize {
  bytes: number;
  fields: number;
}

/** Of a public form: its longest text of 5,000 characters, as browsers write those, with room for the rest. */
const PUBLIC_FORM_LIMITS: FormSize = { bytes: 64 * 1024, fields: 200 };

/**
 * What a form sent, in either of the encodings that browsers use; null where it is neither, or too large. Whoever
 * answers a form counts it before reading it: to read costs the more, the more somebody sends.
 */
export async function readFormData(
  request: Request,
  size: FormSize = PUBLIC_FORM_LIMITS,
): Promise<FormData | null> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return null;
  try {
    const text = await readBodyText(request, size.bytes);
    if (countFields(text, type) > size.fields) return null;
    return await new Response(text, { headers: { "content-type": type } }).formData();
  } catch (error) {
    if (error instanceof ApiProblem || error instanceof TypeError) return null;
    throw error;
  }
}

/** At least as many as there are, without taking the text apart. */
function countFields(text: string, type: string): number {
  const mark = /^multipart/i.test(type) ? "content-disposition" : "&";
  return text.toLowerCase().split(mark).length;
}
