import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "../support/fixtures";

/** The addresses of all pages without parameters. */
const ADDRESSES = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "page.tsx" && !file.includes("["))
  .map((file) => `/${path.dirname(file)}`.replaceAll(/\/\([^)]+\)/g, "").replace(/\/\.$/, "/") || "/");

test("each page’s policy allows its own scripts", async ({ request }) => {
  const blocked: string[] = [];
  for (const address of ADDRESSES) {
    const response = await request.get(address, { maxRedirects: 0 });
    const nonce = /'nonce-([^']+)'/.exec(response.headers()["content-security-policy"] ?? "")?.[1];
    const inline = (await response.text()).match(/<script(?![^>]*\ssrc=)[^>]*>/g) ?? [];
    if (inline.some((script) => nonce === undefined || !script.includes(`nonce="${nonce}"`)))
      blocked.push(address);
  }
  expect(ADDRESSES.length).toBeGreaterThan(40);
  expect(blocked).toEqual([]);
});
