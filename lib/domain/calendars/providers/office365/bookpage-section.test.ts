import { expect, it } from "vitest";
import { renderBookpageSection, replaceBookpageSection } from "./bookpage-section";

const page = (part: string) =>
  `<html><body><p>Notes</p>${part}<div>____ <a href="https://teams">Join</a></div></body></html>`;

it("replaceBookpageSection replaces the section, also with Outlook's prefix, and nothing else", () => {
  const part = renderBookpageSection("First <b>\nhttps://example.com/event/1?a=1&b=2");
  expect(part).toBe(
    '<div id="bookpage-entry">First &lt;b&gt;<br><a href="https://example.com/event/1?a=1&amp;b=2">https://example.com/event/1?a=1&amp;b=2</a></div>',
  );
  for (const existing of [
    part,
    part.replace("bookpage", "x_bookpage"),
    part.replace("<div ", '<div style="color:red" '),
  ])
    expect(replaceBookpageSection(page(existing), "$& Second")).toBe(
      page(renderBookpageSection("$& Second")),
    );
});

it("replaceBookpageSection returns null for a missing or edited section", () => {
  expect(replaceBookpageSection(page("<p>Fitting</p>"), "Second")).toBeNull();
  expect(
    replaceBookpageSection(page('<div id="bookpage-entry">Fitting<div>More</div></div>'), "Second"),
  ).toBeNull();
});

it("replaceBookpageSection copes with a hostile page", () => {
  expect(replaceBookpageSection("<div ".repeat(200_000), "Second")).toBeNull();
});
