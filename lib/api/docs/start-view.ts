import { docsFrame } from "./frame-view";
import { listGuides } from "./guide-list";

/** The front of the documentation. */
export function startView() {
  const guides = listGuides();
  return {
    frame: docsFrame({
      path: "/docs",
      title: "Docs",
      description:
        "Guides and reference of the Bookpage API: booking, people, webhooks, sync, agents, embedding.",
    }),
    groups: [...new Set(guides.map(({ group }) => group))].map((label) => ({
      label,
      guides: guides
        .filter(({ group }) => group === label)
        .map(({ slug, title, summary }) => ({ href: `/docs/${slug}`, title, summary })),
    })),
  };
}
