import type { AnyContract } from "@/lib/platform/http/contract";
import { getDefaultBody } from "@/lib/platform/http/default-body";
import { parseJson, readBodyText } from "@/lib/platform/http/read-body";
import { readUpload } from "@/lib/platform/http/read-upload";

interface RequestBody {
  /** As it came. */
  text: string;
  json?: unknown;
  /** The bytes of a file. */
  upload?: Awaited<ReturnType<typeof readUpload>>;
}

/** The body, or what stands for it where nothing was sent. */
export async function readRequestBody(
  { body, upload, media }: AnyContract,
  request: Request,
): Promise<RequestBody> {
  if (!body) return { text: "" };
  if (upload) return { text: "", upload: await readUpload(request, media ?? [], upload) };
  const text = await readBodyText(request);
  const json = parseJson(text, request.headers.get("content-type"));
  return { text, json: json === undefined ? getDefaultBody(body) : json };
}
