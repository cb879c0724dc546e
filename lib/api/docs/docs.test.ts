import { describe, expect, it } from "vitest";
import { buildReferenceIndexView, buildReferenceView } from "./build-reference-view";
import { toPython } from "./format-request-examples";
import { listTagPages } from "./list-tag-pages";
import { renderMarkdown } from "./render-markdown";
import { searchDocs } from "./search-docs";

describe("renderMarkdown", () => {
  it("builds anchors like GitHub and an outline of the page", () => {
    const { html, outline } = renderMarkdown("## Who's `next`?\n\n### A & B\n");
    expect(outline).toEqual([
      { href: "#whos-next", label: "Who's next?", level: 2 },
      { href: "#a--b", label: "A & B", level: 3 },
    ]);
    expect(html).toContain('<h2 id="whos-next">');
  });

  it("joins adjacent code blocks of several languages as tabs", () => {
    const { html } = renderMarkdown("```sh\na\n```\n\n```ts\nb\n```\n\ntext\n\n```sh\nc\n```\n");
    expect(html.match(/<fieldset/g)).toHaveLength(1);
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html.match(/<figure/g)).toHaveLength(3);
  });

  it("escapes markup in code", () => {
    const { html } = renderMarkdown('```html\n<script>alert("x")</script>\n```\n\n```unknown\n<b>\n```\n');
    expect(html).not.toMatch(/<script|<b>/);
  });

  it("rewrites links to other guides", () => {
    expect(renderMarkdown("[retries](webhooks.md#retries)").html).toContain('href="/docs/webhooks#retries"');
  });
});

describe("the API reference", () => {
  it("lists every operation once, and links to objects of the same page only", () => {
    const ids: string[] = [];
    for (const { slug } of listTagPages()) {
      const view = buildReferenceView(slug);
      ids.push(...(view?.operations.map(({ id }) => id) ?? []));
      const anchors = new Set(view?.objects.map(({ id }) => `#${id}`));
      const links = JSON.stringify(view).match(/"#object-[^"]+"/g) ?? [];
      expect(
        links.filter((href) => !anchors.has(href.slice(1, -1))),
        slug,
      ).toEqual([]);
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(buildReferenceIndexView().tags.flatMap(({ operations }) => operations)).toHaveLength(ids.length);
  });

  it("shows an operation as requests in three languages, with a placeholder for the reader's key", () => {
    const booking = buildReferenceView("bookings")?.operations.find(({ id }) => id === "createBooking");
    expect(booking?.requests.map(({ language }) => language)).toEqual(["sh", "ts", "python"]);
    for (const { html } of booking?.requests ?? []) expect(html).toContain("data-own-key");
    expect(booking?.problems.flatMap(({ codes }) => codes.map(({ label }) => label))).toContain("slot_taken");
  });

  it("has no page for an unknown tag", () => {
    expect(buildReferenceView("nothing")).toBeNull();
  });
});

it.each([
  [
    { a: true, b: null, c: [1, "x"] },
    '{\n        "a": True,\n        "b": None,\n        "c": [\n            1,\n            "x",\n        ],\n    }',
  ],
  [{}, "{}"],
])("toPython formats %j as a Python literal", (value, text) => {
  expect(toPython(value)).toBe(text);
});

describe("searchDocs", () => {
  it.each([
    ["signature", "/docs/webhooks#check-the-signature"],
    ["updated_since", "/docs/sync"],
    ["idempot", "/docs/errors"],
    ["createBooking /v2/bookings", "/docs/reference/bookings"],
  ])("finds %s", (words, href) => {
    expect(searchDocs(words).found.some((each) => each.href.startsWith(href))).toBe(true);
  });

  it("finds nothing for empty text, and accepts any text", () => {
    for (const words of ["", "  ", '"<>"', "x".repeat(5000), "\u0000"])
      expect(searchDocs(words).found).toEqual([]);
  });
});
