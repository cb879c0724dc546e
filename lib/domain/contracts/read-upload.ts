import { ApiProblem } from "./problem";
import { readLimitedBody } from "./read-body";
import { buildValidationProblem } from "./validate";

/** The most bytes that a form adds to its file. */
const FORM_BYTES = 16 * 1024;

/**
 * Reads an uploaded file, sent as its bytes or in a form with the field `file`. The type is the sender's claim, so
 * callers must check the content.
 * @param most bytes
 */
export async function readUpload(request: Request, media: readonly string[], most: number): Promise<File> {
  const header = request.headers.get("content-type") ?? "";
  const type = header.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!media.includes(type))
    throw new ApiProblem("unsupported_media_type", `The Content-Type must be ${formatAlternatives(media)}.`);
  const isForm = type === "multipart/form-data";
  const chunks: Uint8Array[] = [];
  for await (const chunk of readLimitedBody(request, isForm ? most + FORM_BYTES : most)) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const file = isForm ? await readField(bytes, header) : new File([bytes], "upload", { type });
  if (!file || file.size === 0)
    throw buildUploadProblem("required", "must be a file, or a form with one in the field file");
  if (file.size > most)
    throw new ApiProblem("body_too_large", `The file must not be larger than ${most} bytes.`);
  return file;
}

async function readField(bytes: Buffer<ArrayBuffer>, type: string): Promise<File | null> {
  const form = await new Response(bytes, { headers: { "content-type": type } }).formData().catch(() => null);
  if (!form) throw buildUploadProblem("invalid_format", "is no form that can be read");
  const value = form.get("file");
  return value instanceof File ? value : null;
}

const buildUploadProblem = (code: "required" | "invalid_format", message: string) =>
  buildValidationProblem([{ in: "body", pointer: "", code, message }]);

const formatAlternatives = (media: readonly string[]): string =>
  `${media.slice(0, -1).join(", ")} or ${media.at(-1)}`;
