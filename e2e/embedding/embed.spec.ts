import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buildDetailsPath, changeFields } from "../support/booking-steps";
import { expect, test } from "../support/fixtures";

const ZONE = "Europe/Paris";

/** Opens another website with this markup. */
async function openHostPage(markup: string) {
  const page = `<!doctype html><html lang="en"><title>Elsewhere</title><body>${markup}<script>
    document.addEventListener("bookpage:booked", ({ detail }) => (document.title = detail.event));
  </script>`;
  const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(page));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  };
}

test("an inline embed fits the page's height, and the website learns of the booking", {
  tag: "@main",
}, async ({ page, host, baseURL }) => {
  const robin = await host();
  const site = await openHostPage(
    `<script async src="${baseURL}/embed.js" data-page="${robin.nickname}"></script>`,
  );
  await page.goto(site.address);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("radio").first()).toBeVisible();
  await expect(frame.getByRole("contentinfo")).toHaveCount(0);
  const height = () => page.locator("iframe").evaluate((element) => element.clientHeight);
  await expect.poll(height).not.toBe(640);
  await frame.getByRole("radio").first().check();
  await frame.getByRole("button", { name: "Continue" }).click();
  await frame.getByRole("textbox", { name: "Name" }).fill("Ana Duarte");
  await frame.getByRole("textbox", { name: "Email" }).fill("ana@mail.example");
  await frame.getByRole("button", { name: "Book" }).click();
  await expect(frame.getByText("Confirmed", { exact: true }).first()).toBeVisible();
  const [event] = await robin.events();
  await expect(page).toHaveTitle(event?._id ?? "");
  site.close();
});

test("an embedded dialog closes on Escape from inside, and focus returns", async ({
  page,
  host,
  baseURL,
}) => {
  const robin = await host();
  const site = await openHostPage(
    `<a href="${baseURL}/${robin.nickname}" data-bookpage="${robin.nickname}">Book</a>
     <script async src="${baseURL}/embed.js" data-page="${robin.nickname}" data-mode="popup"></script>
     <script async src="${baseURL}/embed.js" data-page="${robin.nickname}" data-mode="button"></script>`,
  );
  await page.goto(site.address);
  await expect(page.getByRole("button", { name: "Book a time" })).toBeVisible();
  await page.getByRole("link", { name: "Book" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Book a time" });
  await expect(dialog).toBeVisible();
  const frame = dialog.frameLocator("iframe");
  await expect(frame.locator("[data-date][tabindex='0']")).toHaveCount(1); // The scripts have started.
  await frame.getByRole("radio").first().press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: "Book" })).toBeFocused();
  await page.getByRole("button", { name: "Book a time" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  site.close();
});

test("a page that forbids framing is shown in no frame", async ({ page, host, baseURL }) => {
  const robin = await host();
  const site = await openHostPage(`<iframe src="${baseURL}/${robin.nickname}"></iframe>`);
  await page.goto(site.address);
  await page.waitForTimeout(1000);
  await expect(page.frameLocator("iframe").getByRole("radio")).toHaveCount(0);
  site.close();
});

test("a booker is redirected after a booking to the owner's address, as the page's policy allows", async ({
  page,
  host,
  baseURL,
}) => {
  const thanks = await openHostPage("<h1>Thanks</h1>");
  const robin = await host({ custom: { redirect_url: thanks.address } });
  const [chosen = ""] = await robin.freeTimes();
  await page.goto(buildDetailsPath(robin.nickname, ZONE, chosen));
  await changeFields(page, { Name: "Ana", Email: "ana@mail.example" });
  await page.getByRole("button", { name: "Book" }).click();
  await expect(page.getByRole("heading", { name: "Thanks" })).toBeVisible();

  const site = await openHostPage(
    `<script async src="${baseURL}/embed.js" data-page="${robin.nickname}"></script>`,
  );
  await page.goto(site.address);
  const frame = page.frameLocator("iframe");
  await frame.getByRole("radio").first().check();
  await frame.getByRole("button", { name: "Continue" }).click();
  await frame.getByRole("textbox", { name: "Name" }).fill("Bo");
  await frame.getByRole("textbox", { name: "Email" }).fill("bo@mail.example");
  await frame.getByRole("button", { name: "Book" }).click();
  await expect(page.getByRole("heading", { name: "Thanks" })).toBeVisible();
  site.close();
  thanks.close();
});
