import type { DocsSearchView } from "@/lib/api/docs/view";
import { DocsLayout } from "./docs-layout";

export const SearchPage = ({ view: { shell, query, found } }: { view: DocsSearchView }) => (
  <DocsLayout shell={shell}>
    <h1>{query ? `“${query}”` : "Search"}</h1>
    <p className="docs-lead">{formatCount(query, found.length)}</p>
    <ol className="docs-results">
      {found.map(({ href, label, place, text }) => (
        <li key={href}>
          <a href={href}>
            <b>{label}</b>
          </a>
          <small>{place}</small>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </DocsLayout>
);

function formatCount(query: string, count: number): string {
  if (query === "") return "Type above what you are looking for: a word, a path, a code of a problem.";
  if (count === 0)
    return "Nothing has all of these words. Try fewer, or look through the guides and the reference.";
  return count === 1 ? "One place." : `${count} places.`;
}
