import { createHash } from "node:crypto";
import { type EncodedResponse, encodeBody } from "../encodings/encoded-response";

/** A rendered page without its nonce: the same bytes for every visitor with an equal view. */
export type CachedPage = EncodedResponse;

/** A response that was rendered for one request. */
interface RenderedResponse {
  status: number;
  markup: string;
  headers: Record<string, string>;
  policy: string;
}

/** Compressed once and sent often, so a higher quality than for a single response pays. */
const BROTLI_QUALITY = 6;

/** Removes the nonce from a response and compresses it. Null if there is no nonce to remove. */
export async function buildCachedPage({
  status,
  markup,
  headers,
  policy,
}: RenderedResponse): Promise<CachedPage | null> {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (!nonce) return null;
  const identity = Buffer.from(markup.replaceAll(nonce, ""));
  return {
    status,
    headers: {
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, value.replaceAll(`; nonce="${nonce}"`, "")]),
      ),
      "content-security-policy": policy.replace(`'nonce-${nonce}'`, hashScripts(markup, nonce).join(" ")),
    },
    bodies: await encodeBody(identity, BROTLI_QUALITY),
  };
}

/**
 * Lists the hashes that replace the nonce in the policy: only scripts in the markup that carry the nonce. Injected
 * markup cannot know the nonce, so it gets no hash. The framework escapes every `<` and `>` in attributes and
 * scripts.
 */
function hashScripts(markup: string, nonce: string): string[] {
  const texts = [...markup.matchAll(/<script([^>]*)>([^<]+)<\/script>/g)]
    .filter(([, attributes = ""]) => attributes.includes(` nonce="${nonce}"`))
    .map(([, , text = ""]) => text.replaceAll(nonce, ""));
  return texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}
