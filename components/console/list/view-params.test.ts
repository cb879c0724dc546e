import { expect, it } from "vitest";
import { extractViewParams, isSameView } from "./view-params";

const read = (query: string) => extractViewParams(new URLSearchParams(query));

it("extractViewParams has search, filters and layout but no open panels", () => {
  expect(read("?filter=no_show&view=week&day=2031-03-10&event=65f0&invitation=65f1&new=&search=")).toEqual({
    filter: "no_show",
    view: "week",
  });
});

it("isSameView ignores the order of parameters", () => {
  expect(isSameView(read("filter=no_show&team=65f0"), read("team=65f0&filter=no_show"))).toBe(true);
  expect(isSameView(read("filter=no_show"), read("filter=no_show&team=65f0"))).toBe(false);
  expect(isSameView(read("filter=no_show"), read("filter=planning"))).toBe(false);
});
