import type { BrowserContext, Page } from "@playwright/test";
import { openConsole } from "./console-page";
import { findOwner } from "./find-owner";
import { type Api, expect, type HostSettings, type StoryHost } from "./fixtures";
import { signInBrowser } from "./sign-in-browser";

interface OwnHoursFixture {
  page: Page;
  context: BrowserContext;
  api: Api;
  host: (settings?: HostSettings) => Promise<StoryHost>;
}

/** Creates a user, signed in on the screen of their hours. */
export async function openHoursEditor({
  page,
  context,
  api,
  host,
}: OwnHoursFixture): Promise<{ robin: StoryHost; user: string }> {
  const robin = await host();
  const user = await findOwner(api, robin);
  await signInBrowser(context, user);
  await openConsole(page, "/availability");
  return { robin, user };
}

export async function submitChanges(page: Page) {
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
}
