import { expect, it } from "vitest";
import { extractViewParams, isSameView } from "./view-params";

const read = (query: string) => extractViewParams(new URLSearchParams(query));

it("a saved view takes what narrows and lays out a list, not what is open beside it", () => {
  expect(read("?filter=no_show&view=week&day=2031-03-10&event=65f0&invitation=65f1&new=&search=")).toEqual({
    filter: "no_show",
    view: "week",
  });
});

it("a saved view knows a view again, in whatever order its parameters stand", () => {
  expect(isSameView(read("filter=no_show&team=65f0"), read("team=65f0&filter=no_show"))).toBe(true);
  expect(isSameView(read("filter=no_show"), read("filter=no_show&team=65f0"))).toBe(false);
  expect(isSameView(read("filter=no_show"), read("filter=planning"))).toBe(false);
});
