import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { buildCachedPage } from "./cached-page";

const NONCE = "6c1ee3a1-8d43-4f60-9a39-0f6f3d5bd7a1";
const POLICY = `default-src 'self'; script-src 'self' 'nonce-${NONCE}'; form-action 'self'`;

const cachePage = (markup: string, policy = POLICY) =>
  buildCachedPage({
    status: 200,
    markup,
    headers: { link: `</a.css>; rel=preload; nonce="${NONCE}", </b.css>; rel=preload; as="style"` },
    policy,
  });

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

async function readScriptSources(markup: string) {
  const policy = (await cachePage(markup))?.headers["content-security-policy"];
  return policy?.match(/script-src 'self' ([^;]*)/)?.[1];
}

describe("buildCachedPage", () => {
  it("removes every form of the nonce", async () => {
    const page = await cachePage(`<script nonce="${NONCE}">push("nonce=${NONCE}")</script></html>`);
    const text = '<script nonce="">push("nonce=")</script></html>';
    expect(page?.bodies.identity.toString()).toBe(text);
    expect(brotliDecompressSync(page?.bodies.br ?? "").toString()).toBe(text);
    expect(gunzipSync(page?.bodies.gzip ?? "").toString()).toBe(text);
    expect(page?.headers.link).toBe('</a.css>; rel=preload, </b.css>; rel=preload; as="style"');
    expect(JSON.stringify(page?.headers)).not.toContain(NONCE);
  });

  it("allows the scripts that carry the nonce, as sent", async () => {
    const markup = `<script nonce="${NONCE}">a("ä")</script><script id="b" nonce="${NONCE}">\nb("${NONCE}")</script>`;
    expect(await readScriptSources(markup)).toBe(`${hash('a("ä")')} ${hash('\nb("")')}`);
  });

  it("allows no injected script", async () => {
    const strange = [
      "<script>steal()</script>",
      '<script nonce="">steal()</script>',
      '<script nonce="6c1ee3a1">steal()</script>',
      `<script src="/a.js" nonce="${NONCE}"></script>`,
    ];
    expect(await readScriptSources(`${strange.join("")}<script nonce="${NONCE}">own()</script>`)).toBe(
      hash("own()"),
    );
  });

  it("returns null if the policy has no nonce", async () => {
    expect(await cachePage("<p></p></html>", "default-src 'none'")).toBeNull();
  });
});
