import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { openConsole, openListFilters } from "../support/console-page";
import { findAxeViolations, findLightViolations } from "../support/find-axe-violations";
import { type Api, expect, getDemo, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

/** Creates users with one last name, by which the list is searched. */
async function createUsers(api: Api, last_name: string, count: number): Promise<string[]> {
  const users = Array.from({ length: count }, (_, at) => ({
    user: {
      email: `${last_name}-${at}@harbourandpine.example`.toLowerCase(),
      first_name: `N${String(at).padStart(3, "0")}`,
      last_name,
    },
  }));
  const ids: string[] = [];
  for (let at = 0; at < users.length; at += 100) {
    const { results } = await api<{ results: { user: { _id: string } }[] }>("POST", "/v2/users/batch", {
      organization: getDemo().organization,
      users: users.slice(at, at + 100),
    });
    ids.push(...results.map(({ user }) => user._id));
  }
  return ids;
}

const selectAll = (page: Page) => page.getByRole("checkbox", { name: "Select all shown" }).check();

const getStatusButton = (page: Page, name: string) =>
  page.getByRole("group", { name: "Status" }).getByRole("button", { name });

/** Selects an action in the menu. */
async function selectAction(page: Page, act: string) {
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("button", { name: act }).click();
}

test.describe("an admin", () => {
  test.beforeEach(({ context }) => signInBrowser(context, getDemo().admin._id));

  test("invites all uninvited users, beyond those shown, and sees the failures", {
    tag: "@main",
  }, async ({ page, api }) => {
    test.slow();
    const name = makeStoryName("Crowd");
    const ids = await createUsers(api, name, 130);
    await api("PUT", "/v2/people/batch", { users: ids.slice(0, 2), suspended: true });
    await page.goto(`/console/users?search=${name}`);
    await expect(getStatusButton(page, "All")).toHaveText("All130");
    await expect(getStatusButton(page, "Suspended")).toHaveText("Suspended2");
    expect(await findAxeViolations(page)).toEqual([]);

    await selectAll(page);
    await expect(page.getByText("100 selected")).toBeVisible();
    await page.getByRole("button", { name: "Select all 130 matching" }).click();
    await expect(page.getByText("130 selected")).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: "Invite 130 people" })).toBeVisible();
    await dialog.getByRole("button", { name: "Invite" }).click();
    await expect(dialog.getByText("Done for 128 people")).toBeVisible({ timeout: 60_000 });
    await expect(dialog.getByText("Failed for 2 people")).toBeVisible();
    await expect(dialog.getByRole("listitem")).toHaveText([/^N000 .*This person is suspended/, /^N001 /]);
    expect(await findAxeViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(getStatusButton(page, "Invited")).toHaveText("Invited128");
    await expect(page.getByText("130 selected")).toHaveCount(0);
  });

  test("sees a user at a glance, and completes their setup", async ({ page, api }) => {
    test.slow();
    const name = makeStoryName("Glance");
    const [id = ""] = await createUsers(api, name, 1);
    const nickname = name.toLowerCase();
    await api("POST", "/v2/bookpages", { nickname, belongs_to: id });
    await api("POST", `/v2/bookpages/${nickname}/types`, { handle: "talk", name: "A talk" });
    await page.goto(`/console/users?search=${name}`);
    await page.getByRole("rowheader").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: `N000 ${name}` })).toBeVisible();
    await expect(page.getByText("No upcoming meetings.")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Without / })).toHaveText([
      "Without hours",
      "Without a calendar",
    ]);
    expect(await findAxeViolations(page)).toEqual([]);

    await page.getByRole("button", { name: `Invite N000 ${name}` }).click();
    await page.getByRole("button", { name: `N000 ${name}’s invitation` }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Revoke" }).click();
    await expect(dialog.getByText("Revoked")).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(page.getByText("Invitation expired")).toBeVisible();

    await expect(page.getByRole("link", { name: "A talk" })).toBeVisible();
    await page.getByRole("link", { name: "Without hours" }).click();
    await page.getByRole("button", { name: "Use Mon–Fri, 9–5" }).click();
    await page.getByRole("link", { name: "Overview" }).last().click();
    await expect(page.getByText("Mon–Fri 09:00–17:00")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Without / })).toHaveText(["Without a calendar"]);
  });

  test("keeps the report open when the users in it leave the list", async ({ page, api }) => {
    const name = makeStoryName("Gone");
    await createUsers(api, name, 2);
    await page.goto(`/console/users?search=${name}&status=not_invited`);
    await selectAll(page);
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Invite" }).click();
    await expect(dialog.getByText("Done for 2 people")).toBeVisible();
    await expect(page.getByText("No results")).toBeAttached();
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(page.getByRole("heading", { name: "No results" })).toBeVisible();
  });

  test("assigns a team, hours and a page to many users, and suspends and reactivates them", {
    tag: "@main",
  }, async ({ page, api }) => {
    test.slow();
    const name = makeStoryName("Bundle");
    const [id = ""] = await createUsers(api, name, 2);
    const team = await api<{ _id: string }>("POST", "/v2/teams", { extid: name, name, members: [] });
    const dialog = page.getByRole("dialog");
    const perform = async (act: string) => {
      await dialog.getByRole("button", { name: act, exact: true }).click();
      await expect(dialog.getByText("Done for 2 people")).toBeVisible();
      await dialog.getByRole("button", { name: "Close" }).last().click();
      await selectAll(page);
    };
    await page.goto(`/console/users?search=${name}`);
    await selectAll(page);
    await page.getByRole("button", { name: "Add to team" }).click();
    await expect(dialog.getByRole("button", { name: "Add to team" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await dialog.getByRole("combobox", { name: "Team" }).selectOption(name);
    await perform("Add to team");
    await expect(page.getByRole("cell", { name, exact: true })).toHaveCount(2);

    await selectAction(page, "Set working hours");
    expect(await findAxeViolations(page)).toEqual([]);
    await dialog.getByLabel("Monday: from").fill("08:00");
    await perform("Set working hours");
    const hours = await api<{ days: { monday: { slots: { start_time: string }[] } } }>(
      "GET",
      `/v2/users/${id}/availabilities`,
    );
    expect(hours.days.monday.slots).toHaveLength(1);

    await selectAction(page, "Create booking pages");
    await perform("Create booking pages");
    await expect(page.getByRole("link", { name: `/n000-${name.toLowerCase()}` })).toBeVisible();

    await selectAction(page, "Suspend");
    await expect(dialog.getByText("They’re logged out everywhere")).toBeVisible();
    await perform("Suspend");
    await expect(getStatusButton(page, "Suspended")).toHaveText("Suspended2");
    await selectAction(page, "Reactivate");
    await perform("Reactivate");
    await expect(getStatusButton(page, "Suspended")).toHaveCount(0);

    await selectAction(page, "Remove from team");
    await dialog.getByRole("combobox", { name: "Team" }).selectOption(name);
    await perform("Remove from team");
    expect(await api("GET", `/v2/teams/${team._id}`)).toMatchObject({ members: [] });

    await page.getByText("More", { exact: true }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).last().click();
    const rows = readFileSync(await (await download).path(), "utf8")
      .trim()
      .split("\n");
    expect(rows).toHaveLength(3);
    expect(rows[1]).toContain(`${name}-0@harbourandpine.example`.toLowerCase());
  });

  test("reads at once that at most a hundred users can be offboarded together", async ({ page, api }) => {
    const name = makeStoryName("Exodus");
    await createUsers(api, name, 101);
    await page.goto(`/console/users?search=${name}`);
    await selectAll(page);
    await page.getByRole("button", { name: "Select all 101 matching" }).click();
    await selectAction(page, "Offboard…");
    const dialog = page.getByRole("dialog");
    await expect(
      dialog.getByText("You’ve selected 101 people. You can offboard at most 100 at once."),
    ).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Clear selection" }).click();
    await page.reload(); // It shows the first hundred again.
    await selectAll(page);
    await selectAction(page, "Offboard…");
    await expect(page.getByText("Step 1 of 3")).toBeVisible({ timeout: 60_000 });
  });

  test("sees when an invitation expires, revokes it and invites again", async ({ page, api }) => {
    const name = makeStoryName("Waiting");
    await createUsers(api, name, 1);
    await page.goto(`/console/users?search=${name}`);
    await page.getByRole("button", { name: `Invite N000 ${name}` }).click();
    await expect(page.getByText(`Invitation sent to N000 ${name}`)).toBeVisible();
    await page.getByRole("button", { name: `N000 ${name}’s invitation: until` }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Show link" }).click();
    await expect(dialog.getByRole("textbox", { name: "Personal link" })).toHaveValue(/^http/);
    expect(await findAxeViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Revoke" }).click();
    await dialog.getByRole("button", { name: "Invite again" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(getStatusButton(page, "Invited")).toHaveText("Invited1");
  });

  test("sorts, filters and searches on a phone, and the address keeps it", async ({ page, api }) => {
    const name = makeStoryName("Order");
    await createUsers(api, name, 3);
    await page.goto(`/console/users?search=${name}`);
    await expect(page.getByRole("rowheader")).toHaveText([/N000/, /N001/, /N002/]);
    await page.getByRole("columnheader", { name: "Name" }).getByRole("button").click();
    await expect(page.getByRole("rowheader")).toHaveText([/N002/, /N001/, /N000/]);
    const filters = await openListFilters(page);
    await filters.getByRole("combobox", { name: "Role" }).selectOption("Member");
    await filters.getByRole("button", { name: "Done" }).click();
    await getStatusButton(page, "Not invited yet").click();
    await page.reload();
    await expect(page.getByRole("rowheader")).toHaveText([/N002/, /N001/, /N000/]);
    await expect(getStatusButton(page, "Not invited yet")).toHaveAttribute("aria-pressed", "true");
    for (const width of [360, 768, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole("rowheader").first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width}`).toBe(
        true,
      );
      expect(await findLightViolations(page), `${width}`).toEqual([]);
    }
  });

  test("makes another user an admin", async ({ page, context, api }) => {
    const name = makeStoryName("Second");
    const [id = ""] = await createUsers(api, name, 1);
    await page.goto(`/console/users?search=${name}`);
    await selectAll(page);
    await selectAction(page, "Change role");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: "Role" }).selectOption("Admin");
    await dialog.getByRole("button", { name: "Change role" }).click();
    await expect(dialog.getByText("Done for 1 person")).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(page.getByRole("cell", { name: "Admin", exact: true })).toBeVisible();

    await signInBrowser(context, id);
    await page.goto(`/console/users?search=${name}`);
    await selectAll(page);
    await selectAction(page, "Change role");
    await expect(dialog.getByRole("option", { name: "Owner" })).toHaveCount(0);
    await expect(dialog.getByRole("option", { name: "Admin" })).toHaveCount(1);
  });

  test("invites the imported users at the end of an import", async ({ page, api }) => {
    test.slow();
    const name = makeStoryName("Import").toLowerCase();
    const team = makeStoryName("Imported");
    const { _id } = await api<{ _id: string }>("POST", "/v2/teams", { name: team });
    const lines = Array.from(
      { length: 5 },
      (_, at) => `Ines,Costa ${at},${name}-${at}@mail.example,${at < 2 ? team.toUpperCase() : ""}`,
    );
    await openConsole(page, "/users?import=1");
    await page.getByLabel("CSV file").setInputFiles({
      name: "people.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(["First name,Last name,E-mail,Team", ...lines].join("\n")),
    });
    await page.getByRole("button", { name: "Check without saving" }).click();
    await page.getByRole("button", { name: "Import 5 rows" }).click({ timeout: 60_000 });
    await page.getByRole("button", { name: "Invite these 5 people now" }).click({ timeout: 60_000 });
    expect((await api<{ members: string[] }>("GET", `/v2/teams/${_id}`)).members).toHaveLength(2);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Invite" }).click();
    await expect(dialog.getByText("Done for 5 people")).toBeVisible({ timeout: 60_000 });
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(page.getByRole("button", { name: "Invite these 5 people now" })).toHaveCount(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.goto(`/console/users?search=${name}&status=invited`);
    await expect(getStatusButton(page, "Invited")).toHaveText("Invited5");
  });
});

test("a team's manager sees the team's users, and no forbidden actions", async ({ page, context, api }) => {
  const name = makeStoryName("Managed");
  const [manager = "", own = ""] = await createUsers(api, name, 3);
  await api("PUT", "/v2/people/batch", { users: [manager], role: "manager" });
  await api("POST", "/v2/teams", { extid: name, name, members: [own], admins: [manager] });
  await signInBrowser(context, manager);
  await page.goto("/console/users");
  await expect(page.getByRole("rowheader")).toHaveText([/N000/, /N001/]);
  await expect(getStatusButton(page, "All")).toHaveText("All2");
  await expect(page.getByRole("button", { name: /^(Invite|Add person|Import people)/ })).toHaveCount(0);
  await selectAll(page);
  await expect(page.getByRole("button", { name: /Add to team|Change role|Invite|Suspend/ })).toHaveCount(0);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Create booking pages" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create booking pages" }).click();
  await expect(page.getByText("Done for 2 people")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("link", { name: /^N001/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: `N001 ${name}` })).toBeVisible();
  await expect(page.getByRole("link", { name: "Without hours" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Without a calendar" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Without a calendar|Show calendars/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Invite/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", /\/console\/teams\//);
  expect(await findAxeViolations(page)).toEqual([]);
});
