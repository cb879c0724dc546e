import { env } from "@/lib/platform/env/env";
import { buildDocsShell } from "./build-docs-shell";
import { listGuides } from "./list-guides";
import type { GuideView } from "./view";

export function buildGuideView(slug: string): GuideView | null {
  const guide = listGuides().find((each) => each.slug === slug);
  if (!guide) return null;
  const { title, summary, html, outline } = guide;
  return {
    shell: buildDocsShell({ path: `/docs/${slug}`, title, description: summary, outline }),
    title,
    summary,
    html: replacePlaceholders(html),
  };
}

/** Replaces the guides' example addresses with those of this service; the page itself fills in the reader's key. */
const replacePlaceholders = (html: string): string =>
  html
    .replaceAll("https://bookpage.example", env().WEB_URL)
    .replaceAll("YOUR_KEY", '<span data-own-key="">YOUR_KEY</span>');
