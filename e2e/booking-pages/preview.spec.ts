import { assertAccessible } from "../support/console-page";
import { expect, getDemo, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";

test.beforeEach(({ context }) => signInBrowser(context, getDemo().admin._id));

test("an admin sees unsaved settings in the editor's preview, and visitors see them only after saving", {
  tag: "@main",
}, async ({ page, host, api }) => {
  test.slow();
  const { nickname } = await host({ message: "Ring once." });
  await page.goto(`/console/pages/${nickname}`);
  const preview = page.frameLocator('iframe[title="Preview"]:not(.invisible)');
  const message = page.getByRole("textbox", { name: "Message to visitors" });
  await expect(preview.getByText("Ring once.")).toBeVisible();
  await message.fill("Ring twice.");
  await expect(preview.getByText("Ring twice.")).toBeVisible();
  await expect(page.getByText("Preview of unsaved changes")).toBeVisible();
  expect(await api("GET", `/v2/bookpages/${nickname}`)).toMatchObject({ message: "Ring once." });
  // The link is inert, and a mouse cannot target a scaled page.
  await preview.getByRole("link", { name: "Next month" }).dispatchEvent("click");
  await page.getByRole("textbox", { name: "Heading" }).fill("Talk to us");
  await expect(preview.getByRole("heading", { name: "Talk to us" })).toBeVisible();
  await expect(preview.getByText("Ring twice.")).toBeVisible();

  await message.fill("x".repeat(5001));
  await expect(preview.getByText("Ring once.")).toBeVisible();
  await message.fill("Ring twice.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved version")).toBeVisible();
  await expect(preview.getByRole("heading", { name: "Talk to us" })).toBeVisible();
  expect(await api("GET", `/v2/bookpages/${nickname}`)).toMatchObject({ message: "Ring twice." });

  const asked = new URLSearchParams({ page: nickname, changes: JSON.stringify({ message: "Ring thrice." }) });
  await page.goto(`/console/preview?${asked}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Ring thrice.")).toHaveCount(0);
  await assertAccessible(page, [`/pages/${nickname}`]);
});
