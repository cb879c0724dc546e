import { type RenderedText, renderMarkdown } from "./render-markdown";

export interface Guide extends RenderedText {
  slug: string;
  group: string;
  title: string;
  summary: string;
  /** The Markdown without the front matter. */
  text: string;
}

const FRONT_MATTER_PATTERN = /^---\n([\s\S]*?)\n---\n/;

/** Parses a guide: front matter of `name: value` lines between dashes, then the text. */
export function parseGuide({ slug, group, source }: { slug: string; group: string; source: string }): Guide {
  const [whole = "", front = ""] = FRONT_MATTER_PATTERN.exec(source) ?? [];
  const fields = Object.fromEntries(
    front.split("\n").map((line) => {
      const at = line.indexOf(":");
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    }),
  );
  const { title, summary } = fields;
  if (!title || !summary)
    throw new Error(`docs/guides/${slug}.md needs a title and a summary in its front matter.`);
  const text = source.slice(whole.length);
  return { slug, group, title, summary, text, ...renderMarkdown(text) };
}
