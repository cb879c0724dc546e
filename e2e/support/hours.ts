import type { BrowserContext, Page } from "@playwright/test";
import { openConsole } from "./console-page";
import { findOwner } from "./find-owner";
import { type Api, expect as expectSoon, type Host } from "./fixtures";
import { signIn } from "./sign-in";

/** The console asks the API for everything after the page has come. */
export const expect = expectSoon.configure({ timeout: 20_000 });

interface Story {
  page: Page;
  context: BrowserContext;
  api: Api;
  host: (settings?: { availability?: object }) => Promise<Host>;
}

/** Somebody new, signed in before their hours. */
export async function openOwnHours({
  page,
  context,
  api,
  host,
}: Story): Promise<{ robin: Host; user: string }> {
  const robin = await host();
  const user = await findOwner(api, robin);
  await signIn(context, user);
  await openConsole(page, "/availability");
  return { robin, user };
}

export async function saveChanges(page: Page) {
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
}
