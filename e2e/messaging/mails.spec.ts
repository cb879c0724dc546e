import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { buildSampleMails } from "@/app/console/design/mails/build-sample-mails";
import { buildMailBranding } from "@/lib/domain/messaging/mail/build-mail-branding";
import { renderMailHtml } from "@/lib/domain/messaging/mail/render-mail";
import { makeBranding } from "@/lib/domain/tenancy/branding/testing/make-branding";
import { LANGUAGES, type Language } from "@/lib/platform/i18n/languages";
import { expect, test } from "../support/fixtures";

const PHONES = [320, 360, 390];
const TARGET_PX = 44;

/** Renders every kind of mail in one document. */
function renderAllMails(lang: Language): string {
  process.env.BOOKPAGE_SECRET ??= readFileSync(
    path.join(process.env.E2E_DATA_DIR ?? ".data", "secret"),
    "utf8",
  ).trim();
  const dress = buildMailBranding(makeBranding("Acme"), lang);
  const [first = "", ...others] = buildSampleMails(lang).map(({ content }) => renderMailHtml(content, dress));
  const bodies = others.map((mail) => /<body[^>]*>(.*)<\/body>/s.exec(mail)?.[1] ?? "");
  return first.replace("</body>", `${bodies.join("")}</body>`);
}

/** Returns wrapped text lines that begin or end with a separator. */
const findHangingSeparators = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const block of document.querySelectorAll("p, td, th, div, blockquote, h1")) {
      if ([...block.children].some((child) => /^(P|TABLE|DIV|BLOCKQUOTE|H1)$/.test(child.tagName))) continue;
      const rows = new Map<number, string>();
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (let index = 0; index < (node.textContent?.length ?? 0); index++) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const { bottom, height } = range.getBoundingClientRect();
          const row = Math.round(bottom / 4);
          if (height > 0) rows.set(row, (rows.get(row) ?? "") + node.textContent?.[index]);
        }
      found.push(...[...rows.values()].map((row) => row.trim()).filter((row) => /^[·•|,]|[·•|]$/.test(row)));
    }
    return found;
  });

for (const hasStyles of [true, false])
  test(`no mail row on a phone wraps at a separator, ${hasStyles ? "with" : "without"} its style sheet`, async ({
    page,
  }) => {
    test.slow();
    await page.setContent('<p style="width:60px">one word · another</p>');
    expect(await findHangingSeparators(page)).toHaveLength(1); // The search detects a known case.
    for (const lang of LANGUAGES) {
      const mails = renderAllMails(lang);
      await page.setContent(hasStyles ? mails : mails.replace(/<style>.*?<\/style>/s, ""));
      for (const width of PHONES) {
        await page.setViewportSize({ width, height: 800 });
        const where = `${lang} at ${width}`;
        expect(await findHangingSeparators(page), where).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, where).toBeLessThanOrEqual(width);
        const ways = page.locator(".way");
        expect(await ways.count()).toBeGreaterThan(10);
        if (!hasStyles) continue;
        const heights = await ways.evaluateAll((rows) =>
          rows.map((row) => row.getBoundingClientRect().height),
        );
        expect(Math.min(...heights), where).toBeGreaterThanOrEqual(TARGET_PX);
      }
    }
  });
