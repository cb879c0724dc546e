import type { PageRequestHeaders } from "@/lib/platform/http/render-page";
import { resolveLanguage } from "@/lib/platform/i18n/resolve-language";
import { getTranslator } from "@/lib/platform/i18n/translate";
import type { ResponseReplacement } from "./intercept-response";

/** Renders the page for an unknown Host; it reveals nothing about the served organisations. */
export function renderUnknownHostPage({ headers }: PageRequestHeaders): ResponseReplacement {
  const lang = resolveLanguage({
    fixed: null,
    query: null,
    cookie: null,
    acceptLanguage: headers.get("accept-language"),
    owner: "en",
  });
  const t = getTranslator(lang);
  return {
    status: 404,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
    body: renderHtml(lang, t("site.unknownTitle"), t("site.unknownText")),
  };
}

const renderHtml = (lang: string, title: string, text: string) => `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
  :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box }
  main { max-width: 34rem }
  h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .5rem }
  p { margin: 0 }
</style>
<main><h1>${title}</h1><p>${text}</p></main>
</html>
`;
