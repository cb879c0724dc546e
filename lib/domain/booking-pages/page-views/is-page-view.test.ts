import { expect, it } from "vitest";
import { isPageView } from "./is-page-view";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

const open = (headers: Record<string, string> = {}, method = "GET") =>
  isPageView({ method, path: "/jane", headers: { "user-agent": FIREFOX, ...headers } });

it("isPageView counts whoever opens a page, wherever they come from", () => {
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
  ["nobody in particular", { "user-agent": "" }],
  ["a page that is loaded ahead", { "sec-purpose": "prefetch;prerender" }],
  ["the page’s own scripts", { rsc: "1" }],
  ["another month", { referer: "https://meet.example/jane?month=2031-03", "sec-fetch-site": "same-origin" }],
])("isPageView leaves out %s", (_, headers) => {
  expect(open(headers as Record<string, string>)).toBe(false);
});

it("isPageView leaves out who asks for the head alone", () => expect(open({}, "HEAD")).toBe(false));
