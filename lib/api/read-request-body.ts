import type { AnyContract } from "@/lib/domain/contracts/contract";
import { parseJson, readBodyText } from "@/lib/domain/contracts/read-body";
import { readUpload } from "@/lib/domain/contracts/read-upload";
import { getDefaultBody } from "@/lib/platform/http/default-body";

interface RequestBody {
  /** The body before parsing. */
  text: string;
  json?: unknown;
  /** The bytes of an uploaded file. */
  upload?: Awaited<ReturnType<typeof readUpload>>;
}

/** Reads the body; an absent one gets a default. */
export async function readRequestBody(
  { body, upload, media, bodyLimit }: AnyContract,
  request: Request,
): Promise<RequestBody> {
  if (!body) return { text: "" };
  if (upload) return { text: "", upload: await readUpload(request, media ?? [], upload) };
  const text = await readBodyText(request, bodyLimit);
  const json = parseJson(text, request.headers.get("content-type"));
  return { text, json: json === undefined ? getDefaultBody(body) : json };
}
