import { buildDocsShell } from "./build-docs-shell";
import { listGuides } from "./list-guides";

/** The start page of the documentation. */
export function buildDocsStartView() {
  const guides = listGuides();
  return {
    shell: buildDocsShell({
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
