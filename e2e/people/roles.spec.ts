import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { type Api, expect, getDemo, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";

const generateEmail = () => `ines-${randomBytes(5).toString("hex")}@mail.example`;

const createUser = async (api: Api, first_name: string, role?: string) => {
  const body = {
    organization: getDemo().organization,
    user: { email: generateEmail(), first_name, last_name: "Costa", role },
  };
  return (await api<{ user: { _id: string } }>("POST", "/v2/users", body)).user._id;
};

/** Returns the first link of this kind in the mails to an address. */
async function findLink(api: Api, email: string, pattern: RegExp): Promise<string> {
  const mails = await api<{ _id: string }[]>("GET", `/v2/mails?search=${encodeURIComponent(email)}`);
  for (const { _id } of mails) {
    const [link] = pattern.exec((await api<{ text: string }>("GET", `/v2/mails/${_id}`)).text) ?? [];
    if (link) return link;
  }
  throw new Error(`No such link in the mails to ${email}`);
}

const getOwnerId = async (api: Api, nickname: string) =>
  (await api<{ belongs_to: string }>("GET", `/v2/bookpages/${nickname}`)).belongs_to;

const assignRole = async (page: Page, id: string, role: string) => {
  await page.goto(`/console/users/${id}`);
  await page.getByRole("combobox", { name: "Role" }).selectOption(role);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
};

test("an owner creates an admin and a manager, who sees only their team", { tag: "@main" }, async ({
  page,
  context,
  api,
  host,
}) => {
  test.slow();
  const [own, other] = [await host(), await host()];
  const [admin, manager] = [await createUser(api, "Ada"), await createUser(api, "Mina")];
  const day = "2031-03-10T09:00:00.000Z";
  await own.plan([day], [{ email: "ana@mail.example" }], { title: `Of ${own.nickname}` });
  await other.plan([day], [{ email: "ana@mail.example" }], { title: `Of ${other.nickname}` });
  const extid = `team-${randomBytes(4).toString("hex")}`;
  const members = [await getOwnerId(api, own.nickname)];
  await api("POST", "/v2/teams", { extid, name: "Sales", members, admins: [manager] });

  await signInBrowser(context, getDemo().admin._id);
  await assignRole(page, admin, "Admin");
  await assignRole(page, manager, "Manager");

  await signInBrowser(context, admin);
  await page.goto("/console/users?role=owner");
  await page.getByRole("rowheader").getByRole("link").first().click();
  await page
    .getByRole("navigation", { name: "About this person" })
    .getByRole("link", { name: "Profile" })
    .click();
  await expect(page.getByRole("combobox", { name: "Role" })).toBeDisabled();

  await signInBrowser(context, manager);
  await page.goto("/console");
  const menu = page.getByRole("complementary").getByRole("navigation");
  await expect(menu.getByRole("link")).toHaveText([
    "Home",
    "Meetings",
    "Booking pages",
    "Availability",
    "People",
    "Insights",
    "Trash",
  ]);
  await menu.getByRole("link", { name: "People", exact: true }).click();
  const entries = menu.getByRole("listitem").filter({ hasText: "People" }).getByRole("listitem");
  await expect(entries).toHaveText(["People", "Teams", "Calendar status"]);
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Add person" })).toHaveCount(0);
  await menu.getByRole("link", { name: "Meetings" }).click();
  await expect(page.getByRole("rowheader")).toHaveText([`Of ${own.nickname}`]);
  await menu.getByRole("link", { name: "Booking pages" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  const row = page.getByRole("row").filter({ hasText: `/${own.nickname}` });
  await row.getByRole("rowheader").getByRole("link").click();
  await page.getByRole("textbox", { name: "Message to visitors" }).fill("Ask for Mina.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await page.goto("/console/keys");
  await expect(page.getByRole("heading", { name: "You don’t have access to this" })).toBeVisible();
  await expect(menu).toBeVisible();
});

test("a viewer reads, and sees no actions", async ({ page, context, api, host }) => {
  test.slow();
  const robin = await host();
  await robin.plan(["2031-03-10T09:00:00.000Z"], [{ email: "ana@mail.example" }], {
    title: `Of ${robin.nickname}`,
  });
  await signInBrowser(context, await createUser(api, "Vera", "viewer"));
  for (const screen of ["users", "teams", "pages", "events"]) {
    await page.goto(`/console/${screen}`);
    await expect(page.getByRole("rowheader").first(), screen).toBeVisible();
    await expect(page.getByRole("button", { name: /^(New|Add|Import|Delete)\b/ }), screen).toHaveCount(0);
    await expect(page.getByRole("rowheader").first().getByRole("checkbox"), screen).toHaveCount(0);
  }
  await page.goto(`/console/events?search=${robin.nickname}`);
  await page.getByRole("link", { name: `Of ${robin.nickname}` }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("heading", { name: `Of ${robin.nickname}` })).toBeVisible();
  await expect(drawer.getByRole("button", { name: /Cancel|Remind|Confirm/ })).toHaveCount(0);
  await page.goto(`/console/pages/${robin.nickname}`);
  await expect(page.getByRole("textbox", { name: "Message to visitors" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Save changes" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Delete page" })).toHaveCount(0);
});

test("users are invited from a list, and join with role and team", async ({
  page,
  context,
  api,
  browser,
}) => {
  test.slow();
  const email = generateEmail();
  const name = `Support ${randomBytes(3).toString("hex")}`;
  const team = await api<{ _id: string }>("POST", "/v2/teams", { extid: name, name, members: [] });
  await signInBrowser(context, getDemo().admin._id);
  await page.goto(`/console/invitations?search=${email}`); // Other stories invite hundreds meanwhile.
  await page.getByRole("button", { name: "Invite people" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Email addresses" }).fill(`Ines Costa <${email}>, nobody`);
  await dialog.getByRole("combobox", { name: "Role" }).selectOption("Manager");
  await dialog.getByRole("combobox", { name: "Team" }).selectOption(name);
  await dialog.getByRole("button", { name: "Send invitations" }).click();
  await expect(dialog.getByText("“nobody” isn’t an email address.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Email addresses" }).fill(`Ines Costa <${email}>\n${email}`);
  await dialog.getByRole("button", { name: "Send invitations" }).click();
  await expect(page.getByRole("heading", { name: "1 person invited" })).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("row").filter({ hasText: email }).getByText("Not joined yet")).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  const invitation = await findLink(api, email, /http\S+\/join\/[\w-]{32}\.[\w-]{32}/);
  await guest.goto(invitation);
  await expect(guest.getByRole("textbox", { name: "First name" })).toHaveValue("Ines");
  await guest.getByLabel(/^(New )?password/i).fill("five grey herons");
  await guest.getByRole("checkbox", { name: /^I agree/ }).check();
  await guest.getByRole("button", { name: "Join" }).click();
  await guest.waitForURL(/\/console\/pages\/ines/);
  await expect(guest.getByRole("button", { name: "Copy link" })).toBeVisible();

  const [user] = await api<{ _id: string; role: string }[]>("GET", `/v2/users?email=${email}`);
  expect(user?.role).toBe("manager");
  expect(await api("GET", `/v2/teams/${team._id}`)).toMatchObject({
    members: [user?._id],
    admins: [user?._id],
  });
  await page.reload();
  await expect(page.getByRole("row").filter({ hasText: email }).getByText("Joined")).toBeVisible();
});
