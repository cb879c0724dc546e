import { listGuides } from "./list-guides";
import { listTagPages } from "./list-tag-pages";
import type { DocsLink, DocsShellView, OutlineItem } from "./view";

interface DocsPage {
  path: string;
  title: string;
  description: string;
  outline?: OutlineItem[];
  query?: string;
  /** Adds `noindex` for search engines. */
  hidden?: boolean;
}

/** Builds the shell of a documentation page: its navigation, position and neighbours. */
export function buildDocsShell({
  path,
  title,
  description,
  outline = [],
  query = "",
  hidden,
}: DocsPage): DocsShellView {
  const isReference = path.startsWith("/docs/reference");
  const groups = isReference ? listReferenceGroups() : listGuideGroups();
  const links = groups.flatMap((group) => group.links);
  const at = links.findIndex(({ href }) => href === path);
  const head = { title, description, site: "Bookpage docs", ...(hidden ? { hidden } : {}) };
  return {
    head,
    sections: SECTIONS.map((link) => ({ ...link, current: link.href === findSection(path) })),
    groups: groups.map(({ label, links }) => ({
      label,
      links: links.map((link) => ({ ...link, current: link.href === path })),
    })),
    outline,
    previous: links[at - 1] ?? null,
    next: (at === -1 ? null : links[at + 1]) ?? null,
    query,
  };
}

const SECTIONS: DocsLink[] = [
  { href: "/docs", label: "Guides" },
  { href: "/docs/reference", label: "Reference" },
  { href: "/docs/problems", label: "Problems" },
  { href: "/changelog", label: "API changes" },
  { href: "/docs/whats-new", label: "What’s new" },
];

const findSection = (path: string) =>
  [...SECTIONS].reverse().find(({ href }) => path === href || path.startsWith(`${href}/`))?.href;

function listGuideGroups() {
  const guides = listGuides();
  return [...new Set(guides.map(({ group }) => group))].map((label) => ({
    label,
    links: guides
      .filter(({ group }) => group === label)
      .map(({ slug, title }): DocsLink => ({ href: `/docs/${slug}`, label: title })),
  }));
}

const listReferenceGroups = () => [
  {
    label: "Reference",
    links: [
      { href: "/docs/reference", label: "All operations" },
      ...listTagPages().map(({ href, name }): DocsLink => ({ href, label: name })),
    ],
  },
];
