import { buildDocsShell } from "./build-docs-shell";
import { describeOperation } from "./describe-operation";
import { type DocsOperation, getApiDocument, type JsonSchema } from "./get-api-document";
import { listObjects } from "./list-objects";
import { listTagPages } from "./list-tag-pages";
import { renderLine } from "./render-markdown";
import type { ReferenceIndexView, ReferenceView } from "./view";

/** A page of the reference: the operations of a tag, and the objects that they accept and return. */
export function buildReferenceView(slug: string): ReferenceView | null {
  const page = listTagPages().find((each) => each.slug === slug);
  if (!page) return null;
  const document = getApiDocument();
  const operations = page.operations.map((operation) => describeOperation(operation, document));
  const objects = listObjects(page.operations.flatMap(listSchemas), document.schemas);
  return {
    shell: buildDocsShell({
      path: page.href,
      title: page.name,
      description: page.description,
      outline: [
        ...operations.map(({ id, summary }) => ({ href: `#${id}`, label: summary, level: 2 })),
        ...(objects.length > 0 ? [{ href: "#objects", label: "Objects", level: 2 }] : []),
      ],
    }),
    title: page.name,
    html: renderLine(page.description),
    operations,
    objects,
  };
}

const listSchemas = ({ body, answers, parameters }: DocsOperation): JsonSchema[] =>
  [
    ...Object.values(body ?? {}),
    ...Object.entries(answers).flatMap(([status, { content }]) =>
      Number(status) < 400 ? Object.values(content ?? {}) : [],
    ),
    ...parameters,
  ].flatMap(({ schema }) => schema ?? []);

/** The index of the reference: every operation by its tag. */
export function buildReferenceIndexView(): ReferenceIndexView {
  const { description } = getApiDocument();
  return {
    shell: buildDocsShell({
      path: "/docs/reference",
      title: "Reference",
      description: "Every operation of the API, with its parameters, answers and problems.",
    }),
    html: renderLine(description),
    tags: listTagPages().map(({ href, name, description: text, operations }) => ({
      href,
      label: name,
      text,
      operations: operations.map(({ id, method, summary }) => ({
        href: `${href}#${id}`,
        label: summary,
        method,
      })),
    })),
  };
}
