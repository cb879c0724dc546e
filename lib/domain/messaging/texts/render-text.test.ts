import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinRuns, renderParagraphs } from "@/lib/domain/messaging/mail/render-paragraphs";
import type { Language } from "@/lib/platform/i18n/languages";
import { listParts } from "./kinds";
import { parseText } from "./parse-text";
import { renderText } from "./render-text";
import type { TextValues } from "./variables";

const [, rules] = listParts("cancelled");
if (!rules) throw new Error("The kind has no text");

const render = (source: string, values: TextValues, lang: Language = "en") =>
  renderText(parseText(source, rules, lang).elements, values, lang, { hasLinks: true });

const renderHtml = (source: string, values: TextValues) =>
  renderParagraphs(render(source, values), "0")
    .map(({ text }) => text)
    .join("");

describe("rendering a text", () => {
  it("chooses branches by number and choice", () => {
    const source =
      "{times, plural, =0 {none} one {one time} other {# times}}, {by, select, person {{name}} other {?}}";
    expect(joinRuns(render(source, { times: 1, by: "person", name: "Ana" }))).toBe("one time, Ana");
    expect(joinRuns(render(source, { times: 0, by: "other" }))).toBe("none, ?");
    expect(joinRuns(render(source, { times: 1200, by: "other" }))).toBe("1,200 times, ?");
    expect(joinRuns(render("{times, plural, few {# razy} other {#}}", { times: 3 }, "pl"))).toBe("3 razy");
  });

  it("makes paragraphs at empty lines and links of the organisation's own", () => {
    const source = "Hello {recipient},\n\nread [the map](https://example.com/?a=1&b=2).\nSee you.";
    expect(renderHtml(source, { recipient: "Ana" })).toMatch(
      /^<p [^>]*>Hello Ana,<\/p><p [^>]*>read <a [^>]*href="https:\/\/example.com\/\?a=1&amp;b=2"[^>]*>the map<\/a>\.<br>See you\.<\/p>$/,
    );
    expect(joinRuns(render(source, { recipient: "Ana" }))).toBe(
      "Hello Ana,\n\nread the map (https://example.com/?a=1&b=2).\nSee you.",
    );
  });

  it("throws if a value is missing", () => {
    expect(() => render("Hello {recipient}", {})).toThrow("recipient");
  });

  it("never takes a value for markup, a link or a variable", () => {
    const parts = fc.constantFrom(
      ...[
        "<b>",
        "&lt;",
        "[x](https://evil.example)",
        "[",
        "](",
        ")",
        "{host}",
        "{",
        "}",
        "'",
        '"',
        "\n\n",
        "#",
        "é",
      ],
    );
    const value = fc.array(fc.oneof(parts, fc.string()), { maxLength: 6 }).map((found) => found.join(""));
    fc.assert(
      fc.property(value, value, (recipient, host) => {
        const runs = render("[ours](https://example.com) {recipient} and {host}", { recipient, host });
        expect(runs).toEqual([{ label: "ours", href: "https://example.com" }, ` ${recipient} and ${host}`]);
        const html = renderHtml("{recipient}", { recipient });
        const tags = html.match(/<[^>]*>/g) ?? [];
        expect(tags.every((tag) => /^<(\/p|p class="strong" style="[^"<>]*"|br)>$/.test(tag))).toBe(true);
      }),
    );
  });
});
