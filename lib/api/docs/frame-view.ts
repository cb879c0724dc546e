import { listGuides } from "./guide-list";
import { listTagPages } from "./tag-pages";
import type { DocsFrameView, Link, OutlineItem } from "./view";

interface Place {
  path: string;
  title: string;
  description: string;
  outline?: OutlineItem[];
  query?: string;
  /** Kept from search engines. */
  hidden?: boolean;
}

/** What stands around a page of the documentation: where one is, and where to go on. */
export function docsFrame({
  path,
  title,
  description,
  outline = [],
  query = "",
  hidden,
}: Place): DocsFrameView {
  const isReference = path.startsWith("/docs/reference");
  const groups = isReference ? referenceGroups() : guideGroups();
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

const SECTIONS: Link[] = [
  { href: "/docs", label: "Guides" },
  { href: "/docs/reference", label: "Reference" },
  { href: "/docs/problems", label: "Problems" },
  { href: "/changelog", label: "Changes" },
];

const findSection = (path: string) =>
  [...SECTIONS].reverse().find(({ href }) => path === href || path.startsWith(`${href}/`))?.href;

function guideGroups() {
  const guides = listGuides();
  return [...new Set(guides.map(({ group }) => group))].map((label) => ({
    label,
    links: guides
      .filter(({ group }) => group === label)
      .map(({ slug, title }): Link => ({ href: `/docs/${slug}`, label: title })),
  }));
}

const referenceGroups = () => [
  {
    label: "Reference",
    links: [
      { href: "/docs/reference", label: "All operations" },
      ...listTagPages().map(({ href, name }): Link => ({ href, label: name })),
    ],
  },
];
