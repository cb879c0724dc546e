import { ApiProblem } from "@/lib/domain/contracts/problem";
import { readBodyText } from "@/lib/domain/contracts/read-body";

/** The size limits of a form. */
export interface FormSize {
  bytes: number;
  fields: number;
}

/** The limits of a public form: its longest text of 5,000 characters in a browser's encoding, and some more. */
const PUBLIC_FORM_LIMITS: FormSize = { bytes: 64 * 1024, fields: 200 };

/**
 * Reads a form in either encoding that browsers use; null if it is neither, or too large. Handlers count the request
 * before they read it, as the cost of reading grows with the size.
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

/** An upper bound of the number of fields, without parsing the text. */
function countFields(text: string, type: string): number {
  const mark = /^multipart/i.test(type) ? "content-disposition" : "&";
  return text.toLowerCase().split(mark).length;
}
