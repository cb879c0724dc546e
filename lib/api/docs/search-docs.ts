import MiniSearch from "minisearch";
import { once } from "@/lib/platform/memory/once";
import { docsFrame } from "./frame-view";
import { listGuides } from "./guide-list";
import { listTagPages } from "./tag-pages";
import type { FoundView, SearchView } from "./view";

const MAX_QUERY_LENGTH = 100;
const MAX_RESULTS = 20;
const EXCERPT_LENGTH = 160;

interface Entry {
  id: string;
  label: string;
  place: string;
  text: string;
}

/** Finds sections of guides and operations by their words; a beginning of a word will do, and so does a slip. */
export function searchDocs(asked: string): { query: string; found: FoundView[] } {
  const query = asked.trim().slice(0, MAX_QUERY_LENGTH);
  const found = readIndex()
    .search(query, { prefix: true, fuzzy: 0.15, boost: { label: 3, place: 1.5 }, combineWith: "AND" })
    .slice(0, MAX_RESULTS)
    .map(({ id, label, place, text }): FoundView => ({ href: id, label, place, text: shorten(text) }));
  return { query, found };
}

export function searchView(asked: string): SearchView {
  const { query, found } = searchDocs(asked);
  const title = query ? `Search: ${query}` : "Search";
  const description = "Search the guides and the reference.";
  return {
    frame: docsFrame({ path: "/docs/search", title, description, query, hidden: true }),
    query,
    found,
  };
}

const readIndex = once(() => {
  const built = new MiniSearch<Entry>({
    fields: ["label", "place", "text"],
    storeFields: ["label", "place", "text"],
    tokenize: (text) => text.split(/[^\p{L}\p{N}_]+/u).flatMap(splitWord),
  });
  built.addAll([...guideEntries(), ...operationEntries()]);
  return built;
});

/** `updated_since` is found by itself and by its parts. */
const splitWord = (word: string) => (word.includes("_") ? [word, ...word.split("_")] : word);

/** Each section of a guide, up to the next heading. */
const guideEntries = (): Entry[] =>
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

const operationEntries = (): Entry[] =>
  listTagPages().flatMap(({ href, name, operations }) =>
    operations.map(({ id, method, path, summary, description }) => ({
      id: `${href}#${id}`,
      label: summary,
      place: `Reference · ${name}`,
      text: `${method} ${path} ${id} ${description.replaceAll("`", "")}`,
    })),
  );

const toWords = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();

const shorten = (text: string) =>
  text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH).trimEnd()}…` : text;
