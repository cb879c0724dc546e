import { changeFields, getField, openDetailsStep } from "../support/booking-steps";
import { openConsole } from "../support/console-page";
import { findAxeViolations } from "../support/find-axe-violations";
import { findOwner } from "../support/find-owner";
import { expect, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";

const ZONE = "Europe/Paris";

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test("a patient with a single-use link chooses a length, books, and cannot book again", {
    tag: "@main",
  }, async ({ page, host, api }) => {
    const robin = await host({ custom: { duration: 30, durations: [15, 30, 60] } });
    const { url } = await api<{ url: string }>("POST", "/v2/links", {
      page: robin.nickname,
      prefill: { name: "Ana Duarte", email: "ana@mail.example" },
      locks: ["email"],
    });
    await page.goto(url);
    const lengths = page.getByRole("navigation", { name: "Duration" });
    await expect(lengths.getByRole("link", { name: "30 minutes" })).toHaveAttribute("aria-current", "true");
    await lengths.getByRole("link", { name: "1 hour" }).click();
    await expect(page).toHaveURL(new RegExp(`/${robin.nickname}/60\\?.*link=`));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByRole("radio").first().check();
    await openDetailsStep(page);
    await expect(getField(page, "Name")).toHaveValue("Ana Duarte");
    await expect(getField(page, "Email")).toHaveAttribute("readonly", "");
    await expect(page.getByText("This has been filled in for you and can’t be changed.")).toBeVisible();
    await page.getByRole("button", { name: "Book" }).click();
    await expect(page).toHaveURL(/\/event\/[0-9a-f]{24}\?key=/);
    const [event] = await robin.events();
    const [date] = event?.dates ?? [];
    expect(Date.parse(date?.end_date ?? "") - Date.parse(date?.date ?? "")).toBe(3_600_000);

    await page.goto(url);
    await expect(page.getByRole("heading", { name: "This link has been used" })).toBeVisible();
    await page.getByRole("link", { name: "Open booking page" }).click();
    await expect(page).toHaveURL(new RegExp(`/${robin.nickname}$`));
    await expect(lengths).toBeVisible();
  });
});

test("an assistant creates a one-time link, offers times in a mail, and revokes the rest", {
  tag: "@main",
}, async ({ page, host, api, context }) => {
  test.slow();
  const robin = await host();
  await signInBrowser(context, await findOwner(api, robin));
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);

  await openConsole(page, `/pages/${robin.nickname}`);
  await page.getByRole("button", { name: "45 minutes" }).click();
  await page.getByRole("button", { name: "30 minutes" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "One-time link", exact: true }).click();
  await page.getByRole("button", { name: "Create one-time link" }).click();
  await expect(page.getByText("Copied. Works once. You won’t be able to see it again.")).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(url).toContain(`/${robin.nickname}?link=`);
  await expect(page.getByText("0 of 1 used")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Edit: " }).click();
  await dialog.getByRole("textbox", { name: "Link name" }).fill("For Ana");
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("For Ana", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Offer times…" }).click();
  await expect(dialog.getByRole("button", { name: "Choose times" })).toHaveAttribute("aria-disabled", "true");
  await dialog.getByLabel("Language").selectOption("de");
  const times = dialog.getByRole("group").getByRole("button");
  await times.nth(0).click();
  await times.nth(2).click();
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Copy 2 times" }).click();
  await expect(dialog.getByText("Copied. Paste it into your email.")).toBeVisible();
  const html = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType("text/html"))?.text() ?? "";
  });
  expect(html).toContain("Diese Zeiten sind frei");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const [offered = ""] = text.match(/http\S+/) ?? [];
  await dialog.getByRole("button", { name: "Done" }).click();

  await page.getByRole("button", { name: "Revoke: " }).last().click();
  await expect(dialog.getByText(/^No one can book with it from now on/)).toBeVisible();
  await dialog.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect(page.getByText("1 inactive link")).toBeVisible();

  // The booker uses a browser of their own.
  const booker = await context.browser()?.newPage({ locale: "de-DE", timezoneId: ZONE });
  if (!booker) throw new Error("no browser");
  await booker.goto(url);
  await expect(booker.getByRole("heading", { name: "Dieser Link wurde zurückgezogen" })).toBeVisible();
  await booker.goto(offered);
  await changeFields(booker, { Name: "Ana Duarte", "E-Mail": "ana@mail.example" });
  await booker.getByRole("button", { name: /buchen/i }).click();
  await expect(booker).toHaveURL(/\/event\/[0-9a-f]{24}\?key=/);
  await booker.close();
});
