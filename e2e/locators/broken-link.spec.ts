import { openConsole } from "../support/console-page";
import { expect, getDemo, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

test("an admin sees at once in the editor that a location's link is broken, within view on a phone", async ({
  page,
  context,
  api,
  host,
}) => {
  const robin = await host();
  const { _id } = await api<{ _id: string }>("POST", "/v2/locators", { handle: makeStoryName("doubt") });
  await signInBrowser(context, getDemo().admin._id);
  await page.setViewportSize({ width: 390, height: 844 });
  await openConsole(page, `/locators/${_id}`);
  await page.getByRole("button", { name: "Add location" }).first().click();
  const dialog = page.getByRole("dialog");
  const link = dialog.getByRole("textbox", { name: "Booking page" });
  const doubt = dialog.getByText("No one can be booked there yet");
  await link.fill(`/${makeStoryName("unknown")}`);
  await expect(doubt).toBeVisible();
  const [below, buttons] = await Promise.all([
    doubt.boundingBox(),
    dialog.getByRole("button", { name: "Cancel" }).boundingBox(),
  ]);
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0);
  await link.fill(`/${robin.nickname}`);
  await expect(doubt).toBeHidden();
});
