import { LANGUAGES } from "@/lib/platform/i18n/languages";
import { buildEventLink } from "../support/build-event-link";
import { expect, test } from "../support/fixtures";

test("a link to a page has a title and a picture in previews, a personal link has neither", {
  tag: "@main",
}, async ({ page, host, request, baseURL }) => {
  const robin = await host({ message: "Tell me about your project." });
  const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`);

  for (const [path, title, alt] of [
    [`/${robin.nickname}`, "Book a time with Robin Marsh", "A week of available times, one of them selected"],
    ["/?lang=de", "Bookpage", "Eine Woche mit freien Zeiten, eine davon ausgewählt"],
  ] as const) {
    await page.goto(path);
    await expect(meta("og:title")).toHaveAttribute("content", title);
    await expect(meta("og:image")).toHaveAttribute("content", `${baseURL}/social-preview.png`);
    await expect(meta("og:image:alt")).toHaveAttribute("content", alt);
    await expect(meta("twitter:card")).toHaveAttribute("content", "summary_large_image");
    await expect(meta("robots")).toHaveCount(0);
  }
  const picture = await request.get("/social-preview.png");
  expect(picture.headers()["content-type"]).toBe("image/png");
  const size = (await picture.body()).subarray(16, 24); // PNG header: width and height.
  expect([size.readUInt32BE(0), size.readUInt32BE(4)]).toEqual([1200, 630]);

  const [start = ""] = await robin.freeTimes();
  const event = await robin.plan([start], [{ email: "ana@mail.example" }]);
  for (const address of [
    buildEventLink(event, "ana@mail.example"),
    `/${robin.nickname}?slot=${start.slice(0, 19)}Z`,
  ]) {
    await page.goto(address);
    await expect(meta("robots")).toHaveAttribute("content", "noindex");
    await expect(meta("og:title")).toHaveCount(0);
    await expect(meta("og:image")).toHaveCount(0);
  }
});

test("a page has one canonical address in each language, regardless of the visitor's", async ({
  host,
  request,
  baseURL,
}) => {
  const known = async (path: string) => {
    const headers = { "x-forwarded-proto": "https" };
    const html = await (await request.get(path, { headers })).text();
    const one = (tag: RegExp) => html.match(tag)?.[1]?.replace(baseURL ?? "", "");
    return [
      one(/<link rel="canonical" href="([^"]*)"/),
      one(/<meta property="og:url" content="([^"]*)"/),
      html.match(/<link rel="alternate" hrefLang=/g)?.length ?? 0,
    ];
  };
  const { nickname } = await host();
  // An unknown host has no page at all.
  const elsewhere = { headers: { "x-forwarded-host": "elsewhere.example" } };
  expect((await request.get(`/${nickname}`, elsewhere)).status()).toBe(404);
  const { nickname: german } = await host({ custom: { set_lang: true, fixed_lang: "de" } });
  for (const path of ["/", `/${nickname}`, "/locators/harbour-and-pine", "/help"]) {
    expect(await known(path)).toEqual([path, path, LANGUAGES.length]);
    expect(await known(`${path}?lang=de&utm_source=mail`)).toEqual([
      `${path}?lang=de`,
      `${path}?lang=de`,
      LANGUAGES.length,
    ]);
    expect(await known(`${path}?lang=xx`)).toEqual([path, path, LANGUAGES.length]);
  }
  // The next address is another view of the page, and one in an unsupported language.
  expect(await known(`/${nickname}?tz=Asia/Tokyo`)).toEqual([`/${nickname}`, `/${nickname}`, 0]);
  expect(await known(`/${german}?lang=fr`)).toEqual([`/${german}`, `/${german}`, 0]);
  const locator = "/locators/harbour-and-pine";
  expect(await known(`${locator}?from=M`)).toEqual([locator, locator, 0]);
  // Searches and embedded views are not indexed.
  for (const search of ["q=Bristol", "near=51.5,-0.1", "embed"]) {
    expect(await known(`${locator}?${search}`)).toEqual([locator, undefined, 0]);
  }
});
