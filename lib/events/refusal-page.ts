import type { Language } from "@/lib/i18n/languages";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

interface Refusal {
  lang: Language;
  title: string;
  text: string;
  link: { href: string; label: string };
}

/** A whole page by hand: a route handler cannot draw React, and a refused form must still say what to do next. */
export function refusalPage({ lang, title, text, link }: Refusal): string {
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(title)}</title>
<style>
  body { font: 17px/1.5 system-ui, sans-serif; max-width: 34rem; margin: 15vh auto; padding: 0 1rem }
  a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; font-weight: 600 }
</style>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(text)}</p>
<p><a href="${escapeMarkup(link.href)}">${escapeMarkup(link.label)}</a></p>
`;
}
