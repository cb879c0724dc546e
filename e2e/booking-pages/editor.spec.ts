import { findAxeViolations } from "../support/find-axe-violations";
import { expect, getDemo, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";

test.beforeEach(({ context }) => signInBrowser(context, getDemo().admin._id));

test("an admin sets up a page in tabs, and saving leads to the tab with an invalid field", {
  tag: "@main",
}, async ({ page, host, api }) => {
  test.slow();
  const { nickname } = await host();
  await page.goto(`/console/pages/${nickname}`);
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("Form").click();
  await expect(page).toHaveURL(/\?tab=form$/);
  const guests = page.getByRole("switch", { name: "Allow guests" });
  await expect(guests).toBeChecked();
  await guests.click();
  await tab("Form").press("ArrowLeft");
  await expect(tab("Hours and limits")).toBeFocused();
  await page.locator("[name='/custom/seats']").fill("1");
  await tab("Basics").click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(tab("Hours and limits 1 field to fix")).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("[name='/custom/seats']")).toBeFocused();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.locator("[name='/custom/seats']").fill("4");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(await api("GET", `/v2/bookpages/${nickname}`)).toMatchObject({
    custom: { seats: 4, block_new_invitee: true },
  });

  await page.reload();
  await expect(tab("Hours and limits")).toHaveAttribute("aria-selected", "true");
  await page.goto(`/console/pages/${nickname}?field=/custom/redirect_url`);
  await expect(tab("Notifications")).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("[name='/custom/redirect_url']")).toBeFocused();
  await expect(page).toHaveURL(/\?tab=notifications$/);

  await page.getByRole("switch", { name: "Active" }).click();
  await expect(page.getByText("Off: the link shows nothing.")).toBeVisible();
  expect(await api("GET", `/v2/bookpages/${nickname}`)).toMatchObject({ active: false });
});

test("a type has its own settings open, and those of its page folded", async ({ page, host, api }) => {
  const { nickname } = await host();
  const type = { name: "Long talk", custom: { buffer_after: 15 } };
  await api("POST", `/v2/bookpages/${nickname}/types`, type);
  await page.goto(`/console/pages/${nickname}/types/long-talk?tab=hours`);
  await expect(page.locator("[name='/custom/buffer_after']")).toHaveValue("15");
  const notice = page.locator("[name='/custom/minimum_notice']");
  await expect(notice).toBeHidden();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByText("Override page defaults").filter({ visible: true }).click();
  await notice.fill("3");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();

  await page.goto(`/console/pages/${nickname}/types/long-talk?field=/custom/block_programs`);
  await expect(page.getByRole("combobox", { name: "Allow AI assistants" })).toBeFocused();
});
