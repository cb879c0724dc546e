import { env } from "@/lib/platform/env/env";
import { docsFrame } from "./frame-view";
import { listGuides } from "./guide-list";
import type { GuideView } from "./view";

export function guideView(slug: string): GuideView | null {
  const guide = listGuides().find((each) => each.slug === slug);
  if (!guide) return null;
  const { title, summary, html, outline } = guide;
  return {
    frame: docsFrame({ path: `/docs/${slug}`, title, description: summary, outline }),
    title,
    summary,
    html: fillIn(html),
  };
}

/** What guides say of a service anywhere is said of this one; the reader's key is filled in by the page. */
const fillIn = (html: string): string =>
  html
    .replaceAll("https://bookpage.example", env().WEB_URL)
    .replaceAll("YOUR_KEY", '<span data-own-key="">YOUR_KEY</span>');
