import { type Operation, readDocument } from "./read-document";

export interface TagPage {
  href: string;
  slug: string;
  name: string;
  description: string;
  operations: Operation[];
}

let pages: TagPage[] | undefined;

/** The pages of the reference: one for each tag of the OpenAPI document, in its order. */
export function listTagPages(): TagPage[] {
  pages ??= readDocument().tags.map(({ name, description }) => {
    const slug = name.toLowerCase().replaceAll(" ", "-");
    const operations = readDocument().operations.filter(({ tag }) => tag === name);
    return { href: `/docs/reference/${slug}`, slug, name, description, operations };
  });
  return pages;
}
