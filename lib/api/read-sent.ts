import { absentBody } from "@/lib/platform/http/absent-body";
import type { AnyContract } from "@/lib/platform/http/contract";
import { parseJson, readText } from "@/lib/platform/http/read-body";
import { readUpload } from "@/lib/platform/http/read-upload";

interface Sent {
  /** As it came. */
  text: string;
  json?: unknown;
  /** The bytes of a file. */
  upload?: Awaited<ReturnType<typeof readUpload>>;
}

/** The body, or what stands for it where nothing was sent. */
export async function readSent({ body, upload, media }: AnyContract, request: Request): Promise<Sent> {
  if (!body) return { text: "" };
  if (upload) return { text: "", upload: await readUpload(request, media ?? [], upload) };
  const text = await readText(request);
  const json = parseJson(text, request.headers.get("content-type"));
  return { text, json: json === undefined ? absentBody(body) : json };
}
