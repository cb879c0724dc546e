import { expect, test } from "../support/fixtures";

test("an unknown and a closed page look alike and reveal nothing", { tag: "@main" }, async ({
  page,
  host,
  request,
}) => {
  const closed = await host({ active: false, message: "Not for everyone" });
  const seen: string[] = [];
  for (const nickname of [closed.nickname, "unknown-name"]) {
    const answer = await page.goto(`/${nickname}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page.getByRole("link", { name: "Go to homepage" })).toBeVisible();
    expect(await page.title()).toContain("Page not found");
    seen.push((await page.getByRole("main").textContent()) ?? "");
    const html = await (await request.get(`/${nickname}`)).text();
    expect(html).not.toMatch(/Robin|Not for everyone|harbourandpine/);
    const posted = await request.post(`/${nickname}/book`, { form: { name: "Eve" }, maxRedirects: 0 });
    expect(posted.status()).toBe(404);
  }
  expect(seen[0]).toBe(seen[1]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor gets the page for missing addresses, and chooses its language", async ({ page }) => {
    for (const address of ["/unknown-name", "/no/such/address", `/event/${"a".repeat(24)}`]) {
      const answer = await page.goto(`${address}?lang=fr`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        /n’existe pas|ne peut pas être ouvert/,
      );
      await page.getByRole("button", { name: /Français/i }).click();
      await page.getByRole("link", { name: "English" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Page not found|can’t be opened/);
    }
  });
});

test("an event opens only with its key", async ({ page, host, api }) => {
  const robin = await host();
  const [start = ""] = await robin.freeTimes();
  await robin.take(start);
  const [event] = await robin.events();
  for (const address of [
    `/event/${event?._id}`,
    `/event/${event?._id}?key=guess`,
    `/event/${event?._id}/calendar.ics?key=guess`,
    `/event/${"0".repeat(24)}?key=guess`,
    "/event/nonsense",
  ]) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This meeting can’t be opened");
    await expect(page.getByRole("main")).not.toContainText("Faster");
  }
  await api("GET", `/v2/events/${event?._id}`);
});

const NONSENSE = [
  "?month=9999-99",
  "?month=9999-12",
  "?month=0001-01",
  "?day=x",
  "?day=2031-02-30",
  "?day=9999-12-31",
  "?day=-271821-04-20",
  "?tz=Mars/X",
  "?tz=Europe%2FParis%00",
  "?tz=GMT%2B99",
  "?slot=1999-01-01T09:00:00Z",
  "?slot=1999-01-01T09:00:00Z&step=details",
  "?slot=2031-02-30T09:00:00Z&step=details",
  "?slot=9999-12-31T23:59:59Z&step=details",
  "?slot=%3Cscript%3E&step=details",
  "?step=details",
  "?step=%F0%9F%92%A9",
  "?lang=xx&h=99&zones=some&draft=x",
  `?draft=${"a".repeat(32)}&step=details`,
  "?%",
  "?tz=%E0%A4%A",
  `?${"slot=2031-03-10T09:00:00Z&".repeat(200)}`,
  `?cn=${"x".repeat(6000)}`,
];

test("no address breaks a page", async ({ host, request, page }) => {
  const robin = await host();
  const [start = ""] = await robin.freeTimes();
  const offGrid = `?slot=${start.slice(0, 14)}07:00Z&step=details`;
  for (const query of [...NONSENSE, offGrid]) {
    const response = await request.get(`/${robin.nickname}${query}`);
    expect(response.status(), query).toBe(200);
    expect(await response.text(), query).toContain("Book a time with Robin");
  }
  for (const path of [
    "0",
    "4",
    "5000",
    "-30",
    "30.5",
    "030",
    "1e2",
    "abc",
    "types/none",
    "%00",
    "%F0%9F%92%A9",
  ]) {
    const response = await request.get(`/${robin.nickname}/${path}`);
    expect(response.status(), path).toBe(404);
  }
  for (const path of [
    "/%00",
    "/%E0%A4%A",
    "/..%2f..%2fetc",
    `/${"x".repeat(3000)}`,
    "/v2x",
    "/.env",
    "/event",
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  await page.goto(`/${robin.nickname}${offGrid}`);
  await expect(page.getByText("That time was just taken")).toBeVisible();
  await page.goto(`/${robin.nickname}/45`);
  await expect(page.getByText("45 minutes")).toBeVisible();
});
