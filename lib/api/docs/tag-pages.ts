import { once } from "@/lib/platform/memory/once";
import { type Operation, readDocument } from "./read-document";

export interface TagPage {
  href: string;
  slug: string;
  name: string;
  description: string;
  operations: Operation[];
}

/** The pages of the reference: one for each tag of the OpenAPI document, in its order. */
export const listTagPages = once((): TagPage[] =>
  readDocument().tags.map(({ name, description }) => {
    const slug = name.toLowerCase().replaceAll(" ", "-");
    const operations = readDocument().operations.filter(({ tag }) => tag === name);
    return { href: `/docs/reference/${slug}`, slug, name, description, operations };
  }),
);
