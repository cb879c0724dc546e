import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FrameLocator } from "@playwright/test";
import { expect, type StoryHost, test } from "../support/fixtures";

test.use({ locale: "en-GB", timezoneId: "Asia/Tokyo" });

const SANDBOX = "allow-scripts allow-forms";

/** Opens a website with this markup. */
async function openHostPage(markup: string) {
  const page = `<!doctype html><html lang="en"><title>Elsewhere</title><body>${markup}`;
  const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(page));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  };
}

async function bookInFrame(frame: FrameLocator, robin: StoryHost) {
  const firstTime = frame.getByRole("radio").first();
  await expect(firstTime).toBeVisible();
  // The scripts run.
  await expect(frame.getByRole("combobox", { name: "Time zone" })).toHaveValue("Asia/Tokyo");
  const before = await firstTime.inputValue();
  await frame.getByRole("link", { name: "Next month" }).click();
  await expect(firstTime).not.toHaveValue(before);
  await firstTime.check();
  await frame.getByRole("button", { name: "Continue" }).click();
  await frame.getByRole("textbox", { name: "Name" }).fill("Ana Duarte");
  await frame.getByRole("textbox", { name: "Email" }).fill("ana@mail.example");
  await frame.getByRole("button", { name: "Book" }).click();
  await expect(frame.getByText("Confirmed", { exact: true }).first()).toBeVisible();
  expect(await robin.events()).toHaveLength(1);
}

test("a booker books in a frame without cookies, storage and an origin", async ({ page, host, baseURL }) => {
  const robin = await host();
  const site = await openHostPage(
    `<iframe width="1000" height="900" sandbox="${SANDBOX}" src="${baseURL}/${robin.nickname}?embed"></iframe>`,
  );
  const issues: string[] = [];
  page.on("pageerror", (error) => issues.push(error.message));
  await page.goto(site.address);
  await bookInFrame(page.frameLocator("iframe"), robin);
  expect(issues).toEqual([]);
  site.close();
});

test("a booker books on an embedded page of a website in such a frame", async ({ page, host, baseURL }) => {
  const robin = await host();
  const inner = await openHostPage(
    `<script async src="${baseURL}/embed.js" data-page="${robin.nickname}"></script>`,
  );
  const outer = await openHostPage(
    `<iframe width="1000" height="1200" sandbox="${SANDBOX}" src="${inner.address}"></iframe>`,
  );
  await page.goto(outer.address);
  await bookInFrame(page.frameLocator("iframe").frameLocator("iframe"), robin);
  inner.close();
  outer.close();
});

test("a form sent by another website is still rejected", async ({ page, host, baseURL }) => {
  const robin = await host();
  const site = await openHostPage(
    `<form method="post" action="${baseURL}/${robin.nickname}/book?embed=1"><button>Send</button></form>`,
  );
  await page.goto(site.address);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading").first()).toBeVisible();
  expect(await robin.events()).toEqual([]);
  site.close();
});
