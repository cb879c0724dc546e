import fc from "fast-check";
import { expect, it } from "vitest";
import { formatSlotValue } from "@/lib/core/slots/format-slot-value";
import { buildPageHref, parsePageQuery } from "./parse-page-query";

const read = (search: string) => parsePageQuery(new URLSearchParams(search));

it("parsePageQuery reads a link that the page writes back unchanged", () => {
  const search =
    "day=2031-03-10&tz=Europe/Paris&h=24&lang=de&slot=2031-03-10T09:00:00Z&slot=2031-03-11T09:00:00Z&step=details";
  expect(read(search)).toMatchObject({
    day: "2031-03-10",
    zone: "Europe/Paris",
    hourCycle: "h23",
    lang: "de",
    details: true,
  });
  expect(buildPageHref("/jane", read(search))).toBe(`/jane?${search}`);
});

it("parsePageQuery treats invalid values as absent", () => {
  const tampered = "month=2031-13&day=2031-02-30&tz=Mars/X&h=7&lang=xx&slot=0&slot=now&draft=../x&step=1";
  expect(read(tampered)).toEqual(read(""));
  expect(buildPageHref("/jane", read(tampered))).toBe("/jane");
});

it("parsePageQuery keeps at most ten times, sorted and without duplicates", () => {
  const slots = Array.from(
    { length: 20 },
    (_, index) => `slot=2031-03-${10 + (index % 12)}T09:00:00Z`,
  ).toReversed();
  const { starts } = read(slots.join("&"));
  expect(starts).toHaveLength(10);
  expect(starts.map(formatSlotValue)[0]).toBe("2031-03-10T09:00:00Z");
});

it("parsePageQuery accepts any address and reads its own links back", () => {
  const name = fc.constantFrom(
    "month",
    "day",
    "tz",
    "h",
    "lang",
    "slot",
    "step",
    "draft",
    "embed",
    "cn",
    "places",
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string({ unit: "binary" }))), (params) => {
      const query = read(new URLSearchParams(params).toString());
      const again = buildPageHref("/", query).split("?")[1] ?? "";
      expect(buildPageHref("/", read(again))).toBe(buildPageHref("/", query));
    }),
  );
});
