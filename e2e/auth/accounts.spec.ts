import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { generateId } from "@/lib/platform/db/generate-id";
import { expect, getDemo, test } from "../support/fixtures";
import { runSql } from "../support/run-sql";

test.use({ locale: "en-GB", timezoneId: "Europe/Lisbon" });

const ORGANIZATION = "Harbour & Pine Architects";
const PASSWORD = "seven quiet herons";

const generateEmail = () => `quill-${randomBytes(5).toString("hex")}@harbourandpine.example`;

const getPasswordField = (page: Page) => page.getByLabel(/^(New )?password/i);

async function signInByForm(page: Page, name: string, secret: string) {
  await page.getByRole("textbox", { name: "Email or user name" }).fill(name);
  await getPasswordField(page).fill(secret);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a user reads that a password is wrong, and the right one leads to the page they asked for", async ({
      page,
    }) => {
      const { admin } = getDemo();
      await page.goto("/console/teams");
      await expect(page).toHaveURL(/\/login\?next=/);
      await signInByForm(page, admin.email, "not the password");
      await expect(page.getByRole("alert").getByRole("link")).toHaveText("Wrong email or password");
      await expect(page.getByRole("textbox", { name: "Email or user name" })).toHaveValue(admin.email);
      await expect(getPasswordField(page)).toHaveValue("");
      await signInByForm(page, admin.email, admin.password);
      await expect(page).toHaveURL(/\/console\/teams$/);
      await page.goto("/login?next=//evil.example");
      await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/console/);
    });

    test("a new user sets a password with the sign-up link, once", { tag: "@main" }, async ({
      page,
      api,
      context,
    }) => {
      const email = generateEmail();
      const { link } = await api<{ link: string }>("POST", "/v2/users", {
        organization: getDemo().organization,
        user: { email, first_name: "Quill" },
        finish_signup_with: "email",
      });
      await page.goto(link);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome to ${ORGANIZATION}`);
      await getPasswordField(page).fill("1234567890");
      await page.getByRole("button", { name: "Finish sign-up" }).click();
      await expect(page.getByRole("alert").getByRole("link")).toHaveText([
        "This password is easy to guess. Choose another one",
        "Your consent is needed to keep an account",
      ]);
      await getPasswordField(page).fill(PASSWORD);
      await page.getByRole("checkbox", { name: /^I agree/ }).check();
      await page.getByRole("button", { name: "Finish sign-up" }).click();
      await expect(page).toHaveURL(/\/console$/);

      await context.clearCookies();
      await page.goto(link);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link has been used");
      await page.getByRole("link", { name: "Log in" }).click();
      await signInByForm(page, email, PASSWORD);
      await expect(page).toHaveURL(/\/console$/);
    });
  });
}

test("a user with an expired link requests a new one by a button", async ({ page }) => {
  for (const path of ["/signup/nonsense", "/reset/nonsense", "/join/nonsense"]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("link").first(), path).toHaveCSS("border-top-width", "1px");
  }
});

test("a user who changes their password stays signed in, and their other sessions end", async ({
  page,
  browser,
  host,
  api,
  baseURL,
}) => {
  const { nickname, email } = await host();
  const { belongs_to } = await api<{ belongs_to: string }>("GET", `/v2/bookpages/${nickname}`);
  await api("PUT", `/v2/users/${belongs_to}`, {
    user: {},
    login: { credentials: { username: nickname, password: PASSWORD } },
  });
  const logInElsewhere = async (secret: string) => {
    const other = await (await browser.newContext({ baseURL: `${baseURL}`, locale: "en-GB" })).newPage();
    await other.goto("/login");
    await signInByForm(other, email, secret);
    return other;
  };
  const elsewhere = await logInElsewhere(PASSWORD);
  await expect(elsewhere).toHaveURL(/\/console$/);

  await page.goto("/login?next=/console/security");
  await signInByForm(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/console\/security$/);
  const change = async (present: string, next: string) => {
    await page.getByRole("textbox", { name: "Current password" }).fill(present);
    await page.getByRole("textbox", { name: "New password" }).fill(next);
    await page.getByRole("button", { name: "Change password" }).click();
  };
  const chosen = "nine loud geese";
  await change("not the password", chosen);
  await expect(page.getByText("This isn’t your password")).toBeVisible();
  await change(PASSWORD, "nine-char");
  await expect(page.getByText("This is too short")).toBeVisible();
  await change(PASSWORD, "password2031");
  await expect(page.getByText("This password is easy to guess")).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/console$/);

  await change(PASSWORD, chosen);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "New password" })).toHaveValue("");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Security" })).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);
  await expect((await logInElsewhere(chosen)).getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  await expect((await logInElsewhere(PASSWORD)).getByRole("alert").getByRole("link")).toHaveText(
    "Wrong email or password",
  );
});

/** Another organisation in which the user has an account as well, with the same address and password. */
async function createSecondAccount(name: string, userId: string) {
  const [organization, user] = [generateId(), generateId()];
  await runSql("INSERT INTO organizations (id, name, updated_at) VALUES ($1, $2, now())", [
    organization,
    name,
  ]);
  await runSql(
    `INSERT INTO users (id, organization_id, calendar_list_id, email, first_name, timezone, updated_at)
     SELECT $1, $2, $1, email, first_name, timezone, now() FROM users WHERE id = $3`,
    [user, organization, userId],
  );
  await runSql(
    `INSERT INTO logins (user_id, organization_id, username, password_hash, updated_at)
     SELECT $1::text, $2, $1::text, password_hash, now() FROM logins WHERE user_id = $3`,
    [user, organization, userId],
  );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a user with one password in two organisations chooses one, and the choice is remembered", {
    tag: "@main",
  }, async ({ page, api, context }) => {
    const email = generateEmail();
    const { user } = await api<{ user: { _id: string } }>("POST", "/v2/users", {
      organization: getDemo().organization,
      user: { email, first_name: "Quill" },
      login: { credentials: { username: email, password: PASSWORD } },
    });
    const another = `Quay ${email.slice(6, 12)}`;
    await createSecondAccount(another, user._id);
    await page.goto("/login?next=/console/meetings");
    await signInByForm(page, email, PASSWORD);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose an organisation");
    const choices = page.getByRole("main").getByRole("button");
    await expect(choices).toHaveText([new RegExp(ORGANIZATION), new RegExp(another)]);
    await page.getByRole("button", { name: another }).click();
    await expect(page).toHaveURL(/\/console\/meetings$/);

    await context.clearCookies({ name: "bookpage_session" });
    await page.goto("/login");
    await signInByForm(page, email, PASSWORD);
    await expect(choices).toHaveText([new RegExp(another), new RegExp(ORGANIZATION)]);
    await page.getByRole("button", { name: ORGANIZATION }).click();
    await expect(page).toHaveURL(/\/console$/);
  });
});

test("a guest joins by a single-use invitation, in their time zone", { tag: "@main" }, async ({
  page,
  api,
  context,
}) => {
  const { link } = await api<{ link: string }>("POST", "/v2/invitations", {
    name: "Spring intake",
    max_uses: 1,
  });
  const email = generateEmail();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Join ${ORGANIZATION}`);
  await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveValue("Europe/Lisbon");
  await page.getByRole("textbox", { name: "First name" }).fill("Inês");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await getPasswordField(page).fill(PASSWORD);
  await page.getByRole("checkbox", { name: /^I agree/ }).check();
  await page.getByRole("button", { name: "Join" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your email");
  expect(await api("GET", `/v2/users?search=${encodeURIComponent(email)}`)).toEqual([]);
  const [mail] = await api<{ _id: string }[]>("GET", `/v2/mails?search=${encodeURIComponent(email)}`);
  const { text } = await api<{ text: string }>("GET", `/v2/mails/${mail?._id}`);
  await page.goto(/http\S+\/join\/confirm\/\S+/.exec(text)?.[0] ?? "");
  await page.getByRole("button", { name: "Confirm and join" }).click();
  await expect(page).toHaveURL(/\/console\/pages\//);
  const [joined] = await api<{ first_name: string; timezone: string }[]>(
    "GET",
    `/v2/users?search=${encodeURIComponent(email)}`,
  );
  expect(joined).toMatchObject({ first_name: "Inês", timezone: "Europe/Lisbon" });

  await context.clearCookies();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This invitation is closed");
});
