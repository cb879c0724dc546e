import { eventLink } from "./event-link";
import { expect, test } from "./fixtures";

test("a link to a page comes with a title and a picture, a personal one with nothing", async ({
  page,
  host,
  request,
  baseURL,
}) => {
  const robin = await host({ message: "Tell me about your project." });
  const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`);

  for (const [path, title, alt] of [
    [`/${robin.nickname}`, "Book a time with Robin Marsh", "A week with free times, one of them chosen"],
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
  const size = (await picture.body()).subarray(16, 24); // of a PNG: width and height
  expect([size.readUInt32BE(0), size.readUInt32BE(4)]).toEqual([1200, 630]);

  const [start = ""] = await robin.freeTimes();
  const event = await robin.plan([start], [{ email: "ana@mail.example" }]);
  for (const address of [
    eventLink(event, "ana@mail.example"),
    `/${robin.nickname}?slot=${start.slice(0, 19)}Z`,
  ]) {
    await page.goto(address);
    await expect(meta("robots")).toHaveAttribute("content", "noindex");
    await expect(meta("og:title")).toHaveCount(0);
    await expect(meta("og:image")).toHaveCount(0);
  }
});
