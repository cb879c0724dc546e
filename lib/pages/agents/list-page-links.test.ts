import { expect, it } from "vitest";
import { listPageLinks } from "./list-page-links";

it("listPageLinks lists a page's other formats and its descriptions", () => {
  const links = listPageLinks("/jane.md").split(", ");
  expect(links.map((link) => link.replace(/^<([^>]+)>; rel="([^"]+)".*$/, "$2 $1"))).toEqual([
    "alternate /jane.md",
    "describedby /jane/page.json",
    "related /jane/slots.json",
    "related /jane/bookings.json",
    "service-desc /v2/openapi.agent.json",
    "api-catalog /.well-known/api-catalog",
  ]);
});

it("listPageLinks escapes characters that would end an entry", () => {
  expect(listPageLinks("/zoë.b_1.md")).toContain("</zo%C3%AB.b_1/slots.json>");
});
