import sharp from "sharp";
import { openConsole } from "../support/console-page";
import { createEmptyOrganization } from "../support/create-organization";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

const renderPng = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const toUpload = (buffer: Buffer) => ({ name: "picture.png", mimeType: "image/png", buffer });

test("an admin sets the organisation's branding, and its pages show it at once", { tag: "@main" }, async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const nickname = makeStoryName("ida");
  const { admin } = await createEmptyOrganization("South Pier", `${nickname}@southpier.example`);
  await signInBrowser(context, admin._id);

  await openConsole(page, "/organization");
  await page
    .getByLabel("Logo", { exact: true })
    .setInputFiles(toUpload(await renderPng(300, 100, "#134e4a")));
  await expect(page.getByRole("button", { name: "Replace" })).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("South Pier Sailing");
  await page.getByRole("textbox", { name: "Accent colour" }).fill("#ffef9f");
  await expect(page.getByText("(adjusted for contrast)")).toBeVisible();
  await page.getByLabel("Footer").fill("South Pier 1, Brighton");
  await page.getByLabel("Privacy policy").fill("https://southpier.example/privacy");
  await page.getByRole("switch", { name: /Scheduling by Bookpage/ }).click();
  await page.getByLabel("Time zone").selectOption("Europe/London");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  await openConsole(page, "/pages");
  await page.getByRole("button", { name: "Create page" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Link" }).fill(nickname);
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("link", { name: new RegExp(`/${nickname}$`) })).toBeVisible();

  const visitor = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await visitor.goto(`/${nickname}`);
  await expect(visitor.getByRole("img", { name: "South Pier Sailing" })).toBeVisible();
  await expect(visitor).toHaveTitle(/· South Pier Sailing$/);
  const footer = visitor.getByRole("contentinfo");
  await expect(footer).toContainText("South Pier 1, Brighton");
  await expect(footer).not.toContainText("Bookpage");
  await expect(footer.getByRole("link", { name: "Privacy" })).toHaveAttribute(
    "href",
    "https://southpier.example/privacy",
  );
  expect(await findAxeViolations(visitor)).toEqual([]);

  await page.getByRole("tab", { name: "Look" }).click();
  await page
    .getByLabel("Cover image", { exact: true })
    .setInputFiles(toUpload(await renderPng(1200, 500, "#0f766e")));
  await expect(page.getByRole("button", { name: "Replace" })).toBeVisible();
  await page.getByRole("textbox", { name: "Accent colour" }).fill("#ff0066");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await visitor.goto(`/${nickname}`);
  const isLoaded = await visitor
    .locator("img.cover")
    .evaluate((img: HTMLImageElement) => img.naturalWidth > 0);
  expect(isLoaded).toBe(true);
  const accent = await visitor.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--accent"),
  );
  expect(accent).toMatch(/light-dark\(#[d-f][0-9a-f]00/);
  await visitor.context().close();
});

test("an admin reads why a file is no picture, and input stays", async ({ page, context }) => {
  const { admin } = await createEmptyOrganization("West Dock", `${makeStoryName("wim")}@westdock.example`);
  await signInBrowser(context, admin._id);
  await openConsole(page, "/organization");
  await page.getByLabel("Footer").fill("Half a sentence");
  await page.getByLabel("Logo", { exact: true }).setInputFiles(toUpload(Buffer.from("not a picture")));
  await expect(page.getByText("This file isn’t a valid PNG, JPEG or WebP image")).toBeVisible();
  await expect(page.getByLabel("Footer")).toHaveValue("Half a sentence");
});
