import { expect, it } from "vitest";
import { findOldLinks } from "./find-old-links";

it.each([
  ["Book at https://calendly.com/ana/intro.", ["https://calendly.com/ana/intro"]],
  ["calendly.com/ana and www.calendly.com/ben?x=1", ["calendly.com/ana", "www.calendly.com/ben?x=1"]],
  ["[call](https://cal.com/ana/30min)", ["https://cal.com/ana/30min"]],
  ["https://acme.cal.com/sales", ["https://acme.cal.com/sales"]],
  ["https://notcalendly.com/ana, https://mycal.com/x, https://cal.community/x", []],
  ["Calendly.com is a tool; write to ana@calendly.com", []],
])("finds the links to other tools in %s", (text, urls) => {
  expect(findOldLinks(text).map(({ url }) => url)).toEqual(urls);
});

it("names the line", () => {
  expect(findOldLinks("a\nb\nhttps://cal.com/x")).toEqual([{ line: 3, url: "https://cal.com/x" }]);
});
