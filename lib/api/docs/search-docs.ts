import MiniSearch from "minisearch";
import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import { buildDocsShell } from "./build-docs-shell";
import { listGuides } from "./list-guides";
import { listTagPages } from "./list-tag-pages";
import { removeMarkup } from "./remove-markup";
import type { DocsSearchHit, DocsSearchView } from "./view";

const MAX_QUERY_LENGTH = 100;
const MAX_RESULTS = 20;
const EXCERPT_LENGTH = 160;

interface SearchEntry {
  id: string;
  label: string;
  place: string;
  text: string;
}

/** Finds sections of guides and operations by their words, with prefixes and a typing error allowed. */
export function searchDocs(searchText: string): { query: string; found: DocsSearchHit[] } {
  const query = searchText.trim().slice(0, MAX_QUERY_LENGTH);
  const found = getSearchIndex()
    .search(query, { prefix: true, fuzzy: 0.15, boost: { label: 3, place: 1.5 }, combineWith: "AND" })
    .slice(0, MAX_RESULTS)
    .map(
      ({ id, label, place, text }): DocsSearchHit => ({ href: id, label, place, text: truncateText(text) }),
    );
  return { query, found };
}

export function buildDocsSearchView(text: string): DocsSearchView {
  const { query, found } = searchDocs(text);
  const title = query ? `Search: ${query}` : "Search";
  const description = "Search the guides and the reference.";
  return {
    shell: buildDocsShell({ path: "/docs/search", title, description, query, hidden: true }),
    query,
    found,
  };
}

const getSearchIndex = createLazySingleton(() => {
  const built = new MiniSearch<SearchEntry>({
    fields: ["label", "place", "text"],
    storeFields: ["label", "place", "text"],
    tokenize: (text) => text.split(/[^\p{L}\p{N}_]+/u).flatMap(splitWord),
  });
  built.addAll([...listGuideEntries(), ...listOperationEntries()]);
  return built;
});

/** `updated_since` can be found as a whole and by its parts. */
const splitWord = (word: string) => (word.includes("_") ? [word, ...word.split("_")] : word);

/** Lists each section of a guide, up to the next heading. */
const listGuideEntries = (): SearchEntry[] =>
  listGuides().flatMap(({ slug, title, summary, html }) => {
    const [before = "", ...sections] = html.split(/(?=<h[23] id=")/);
    const href = `/docs/${slug}`;
    return [
      { id: href, label: title, place: "Guide", text: `${summary} ${toWords(before)}` },
      ...sections.map((section) => {
        const [heading = "", id = ""] = /^<h\d id="([^"]*)">.*?<\/h\d>/.exec(section) ?? [];
        return {
          id: `${href}#${id}`,
          label: toWords(heading),
          place: title,
          text: toWords(section.slice(heading.length)),
        };
      }),
    ];
  });

const listOperationEntries = (): SearchEntry[] =>
  listTagPages().flatMap(({ href, name, operations }) =>
    operations.map(({ id, method, path, summary, description }) => ({
      id: `${href}#${id}`,
      label: summary,
      place: `Reference · ${name}`,
      text: `${method} ${path} ${id} ${description.replaceAll("`", "")}`,
    })),
  );

const toWords = (html: string) => removeMarkup(html, " ").replaceAll(/\s+/g, " ").trim();

const truncateText = (text: string) =>
  text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH).trimEnd()}…` : text;
