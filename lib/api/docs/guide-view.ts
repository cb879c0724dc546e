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
    html,
  };
}
