import { expect, it } from "vitest";
import { isPageView } from "./is-page-view";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

const open = (headers: Record<string, string> = {}, method = "GET") =>
  isPageView({ method, path: "/jane", headers: { "user-agent": FIREFOX, ...headers } });

it("isPageView counts a browser that opens a page from any site", () => {
  expect(open()).toBe(true);
  expect(open({ referer: "https://shop.example/contact", "sec-fetch-site": "cross-site" })).toBe(true);
  expect(open({ referer: "https://meet.example/locators/shops", "sec-fetch-site": "same-origin" })).toBe(
    true,
  );
});

it.each([
  [
    "a search engine",
    { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
  ],
  ["a messenger’s preview", { "user-agent": "WhatsApp/2.23.20.0" }],
  ["a program", { "user-agent": "curl/8.5.0" }],
  ["an empty user agent", { "user-agent": "" }],
  ["a prefetch", { "sec-purpose": "prefetch;prerender" }],
  ["the page’s own scripts", { rsc: "1" }],
  [
    "a change of the month on the page",
    { referer: "https://meet.example/jane?month=2031-03", "sec-fetch-site": "same-origin" },
  ],
])("isPageView excludes %s", (_, headers) => {
  expect(open(headers as Record<string, string>)).toBe(false);
});

it("isPageView excludes HEAD requests", () => expect(open({}, "HEAD")).toBe(false));
