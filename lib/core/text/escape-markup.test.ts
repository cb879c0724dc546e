import { expect, it } from "vitest";
import { escapeMarkup } from "./escape-markup";

it("escapeMarkup leaves no character with which text could become a tag, an entity or an attribute", () => {
  expect(escapeMarkup('<a href="?a=1&amp;b">Zoë\'s</a>')).toBe(
    "&lt;a href=&quot;?a=1&amp;amp;b&quot;&gt;Zoë's&lt;/a&gt;",
  );
});
