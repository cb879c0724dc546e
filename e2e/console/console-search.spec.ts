import { generateId } from "@/lib/platform/db/generate-id";
import { assertAccessible, openListFilters, openListTab, waitForShortcuts } from "../support/console-page";
import { expect, getDemo, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

test.beforeEach(({ context }) => signInBrowser(context, getDemo().admin._id));

/** Generates a guest unknown to other stories, with a meeting. */
function generateGuest() {
  const name = `Zoë Brontë${generateId().slice(-8)}`;
  return {
    full_name: name,
    email: `${generateId()}@mail.example`,
    plain: name.replaceAll("ë", "e").toLowerCase(),
  };
}

test("a user finds a guest's meetings in the list by a name without its accents", async ({ page, host }) => {
  test.slow();
  const { plain, ...guest } = generateGuest();
  const robin = await host();
  const [start] = await robin.freeTimes();
  const title = makeStoryName("Visit");
  await robin.plan([start as string], [guest], { title });

  await page.goto("/console/events");
  await page.getByRole("searchbox", { name: "Search" }).fill(plain);
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await expect(page.getByRole("rowheader", { name: title })).toBeVisible();

  await openListTab(page, "Cancelled");
  await expect(page.getByText("No results")).toBeVisible();
  await page.getByRole("button", { name: "Without Status: Cancelled" }).click();
  await expect(page.getByRole("rowheader", { name: title })).toBeVisible();
  const filters = await openListFilters(page);
  await filters.getByLabel("From", { exact: true }).fill("2031-03-10");
  await filters.getByLabel("To", { exact: true }).fill("2031-03-09");
  await expect(page.getByText("The start date is after the end date")).toBeVisible();
});

test("a user finds a guest and their meetings in the palette, and plans the next one", {
  tag: "@main",
}, async ({ page, host }) => {
  test.slow();
  const { plain, ...guest } = generateGuest();
  const robin = await host();
  const [start] = await robin.freeTimes();
  const title = makeStoryName("Visit");
  await robin.plan([start as string], [guest], { title });
  const { keyboard } = page;
  const palette = page.getByRole("dialog", { name: "Search the console" });
  await page.goto("/console");
  await waitForShortcuts(page);

  await keyboard.press("Control+k");
  await expect(palette.getByRole("combobox")).toBeFocused();
  await keyboard.type(plain);
  await expect(palette.getByRole("option", { name: title })).toBeVisible();
  await expect(palette.getByRole("option", { name: guest.full_name })).toHaveAttribute("data-highlighted");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`guest=${guest.email.replace("@", "%40")}`));
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await expect(page.getByRole("rowheader", { name: title })).toBeVisible();

  await keyboard.press("Control+k");
  await keyboard.type("book for");
  await expect(palette.getByRole("option", { name: "Book for…" })).toHaveAttribute("data-highlighted");
  await keyboard.press("Enter");
  await expect(palette.getByRole("combobox", { name: "Who is it for?" })).toBeFocused();
  await keyboard.press("Backspace");
  await expect(palette.getByRole("combobox", { name: "Search the console" })).toBeFocused();
  await keyboard.type("book for");
  await keyboard.press("Enter");
  await keyboard.type(plain);
  const chosen = palette.getByRole("option", { name: `Plan a meeting with ${guest.full_name}` });
  await expect(chosen).toHaveAttribute("data-highlighted");
  await keyboard.press("Enter");
  const planning = page.getByRole("dialog", { name: "New poll" });
  await expect(planning.getByRole("textbox", { name: "Email" })).toHaveValue(guest.email);
  await expect(planning.getByRole("textbox", { name: "Name" })).toHaveValue(guest.full_name);
});

test("a user opens a page, creates a key, changes the theme and signs out in the palette", async ({
  page,
  api,
}) => {
  test.slow();
  const name = makeStoryName("Ledger");
  await api("POST", "/v2/api_keys", { name, scopes: ["users:read"] });
  const { keyboard } = page;
  const palette = page.getByRole("dialog", { name: "Search the console" });
  await page.goto("/console");
  await waitForShortcuts(page);
  const choose = async (words: string, found: string) => {
    await keyboard.press("Control+k");
    await expect(palette.getByRole("combobox")).toBeFocused();
    await keyboard.type(words);
    await expect(palette.getByRole("option", { name: found }).first()).toHaveAttribute("data-highlighted");
    await keyboard.press("Enter");
  };
  await choose("dark mode", "Appearance: Dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await choose(name, name);
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await expect(page.getByRole("rowheader", { name })).toBeVisible();
  await choose("new page", "Create page");
  await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeVisible();
  await keyboard.press("Escape");
  await choose("log out", "Log out");
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
});

test.describe("with reduced motion", () => {
  test("the list of a guest breaks no rule of WCAG 2.2 AA", async ({ page }) => {
    await assertAccessible(page, [
      "/events?search=unknown+name&filter=cancelled",
      "/events?guest=ana@mail.example",
    ]);
  });
});
