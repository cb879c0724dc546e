import { createHash } from "node:crypto";
import { type EncodedResponse, encodeBody } from "../encodings/encoded-response";

/** A page as it was drawn, without the nonce: the same bytes for everybody who is shown the same. */
export type CachedPage = EncodedResponse;

/** An answer that was drawn for one request. */
interface RenderedResponse {
  status: number;
  markup: string;
  headers: Record<string, string>;
  policy: string;
}

/** Written once and sent often: worth more work than what is compressed for one answer. */
const BROTLI_QUALITY = 6;

/** Takes the nonce out of an answer and compresses it. Null where there is no nonce to take out. */
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
 * What the policy allows in place of the nonce: exactly the scripts within the markup that bear it. Markup from
 * elsewhere cannot know it, so it gets no hash. The framework escapes every `<` and `>` in attributes and scripts.
 */
function hashScripts(markup: string, nonce: string): string[] {
  const texts = [...markup.matchAll(/<script([^>]*)>([^<]+)<\/script>/g)]
    .filter(([, attributes = ""]) => attributes.includes(` nonce="${nonce}"`))
    .map(([, , text = ""]) => text.replaceAll(nonce, ""));
  return texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}
