import { expect, it } from "vitest";
import { renderBookpageSection, replaceBookpageSection } from "./bookpage-section";

const page = (part: string) =>
  `<html><body><p>Notes</p>${part}<div>____ <a href="https://teams">Join</a></div></body></html>`;

it("Bookpage's part of a body is exchanged within a page, as Outlook names it too, and leaves the rest", () => {
  const part = renderBookpageSection("First <b>\nhttps://example.com/event/1?a=1&b=2");
  expect(part).toBe(
    '<div id="bookpage-entry">First &lt;b&gt;<br><a href="https://example.com/event/1?a=1&amp;b=2">https://example.com/event/1?a=1&amp;b=2</a></div>',
  );
  for (const known of [
    part,
    part.replace("bookpage", "x_bookpage"),
    part.replace("<div ", '<div style="color:red" '),
  ])
    expect(replaceBookpageSection(page(known), "$& Second")).toBe(page(renderBookpageSection("$& Second")));
});

it("Bookpage's part of a body is not found where it is gone, or somebody has put more into it", () => {
  expect(replaceBookpageSection(page("<p>Fitting</p>"), "Second")).toBeNull();
  expect(
    replaceBookpageSection(page('<div id="bookpage-entry">Fitting<div>More</div></div>'), "Second"),
  ).toBeNull();
});

it("Bookpage's part of a body is looked for in pages that are made to take long", () => {
  expect(replaceBookpageSection("<div ".repeat(200_000), "Second")).toBeNull();
});
