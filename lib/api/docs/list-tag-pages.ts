import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import { type DocsOperation, getApiDocument } from "./get-api-document";

export interface TagPage {
  href: string;
  slug: string;
  name: string;
  description: string;
  operations: DocsOperation[];
}

/** The pages of the reference: one for each tag of the OpenAPI document, in its order. */
export const listTagPages = createLazySingleton((): TagPage[] =>
  getApiDocument().tags.map(({ name, description }) => {
    const slug = name.toLowerCase().replaceAll(" ", "-");
    const operations = getApiDocument().operations.filter(({ tag }) => tag === name);
    return { href: `/docs/reference/${slug}`, slug, name, description, operations };
  }),
);
