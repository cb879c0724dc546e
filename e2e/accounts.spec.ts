import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { demo, expect, test } from "./fixtures";

test.use({ locale: "en-GB", timezoneId: "Europe/Lisbon" });

const ORGANIZATION = "Harbour & Pine Architects";
const PASSWORD = "seven quiet herons";

const newAddress = () => `quill-${randomBytes(5).toString("hex")}@harbourandpine.example`;

const password = (page: Page) => page.getByLabel(/^(New )?password/i);

async function logIn(page: Page, name: string, secret: string) {
  await page.getByRole("textbox", { name: "E-mail or user name" }).fill(name);
  await password(page).fill(secret);
  await page.getByRole("button", { name: "Log in" }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a wrong password is said, the right one leads on to where one was going", async ({ page }) => {
      const { admin } = demo();
      await page.goto("/console/teams");
      await expect(page).toHaveURL(/\/login\?next=/);
      await logIn(page, admin.email, "not the password");
      await expect(page.getByRole("alert").getByRole("link")).toHaveText(
        "This name and this password do not belong together",
      );
      await expect(page.getByRole("textbox", { name: "E-mail or user name" })).toHaveValue(admin.email);
      await expect(password(page)).toHaveValue("");
      await logIn(page, admin.email, admin.password);
      await expect(page).toHaveURL(/\/console\/teams$/);
      await page.goto("/login?next=//evil.example");
      await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/console/);
    });

    test("a new person chooses a password with the link, once", async ({ page, api, context }) => {
      const email = newAddress();
      const { link } = await api<{ link: string }>("POST", "/v2/users", {
        organization: demo().organization,
        user: { email, first_name: "Quill" },
        finish_signup_with: "email",
      });
      await page.goto(link);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome to ${ORGANIZATION}`);
      await password(page).fill("1234567890");
      await page.getByRole("button", { name: "Finish sign-up" }).click();
      await expect(page.getByRole("alert").getByRole("link")).toHaveText([
        "This password is easy to guess. Choose another one",
        "Your consent is needed to keep an account",
      ]);
      await password(page).fill(PASSWORD);
      await page.getByRole("checkbox", { name: /^I agree/ }).check();
      await page.getByRole("button", { name: "Finish sign-up" }).click();
      await expect(page).toHaveURL(/\/console$/);

      await context.clearCookies();
      await page.goto(link);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link has been used");
      await page.getByRole("link", { name: "Log in" }).click();
      await logIn(page, email, PASSWORD);
      await expect(page).toHaveURL(/\/console$/);
    });
  });
}

test("an invitation for one lets one person join, in their time zone", async ({ page, api, context }) => {
  const { link } = await api<{ link: string }>("POST", "/v2/invitations", {
    name: "Spring intake",
    max_uses: 1,
  });
  const email = newAddress();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Join ${ORGANIZATION}`);
  await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveValue("Europe/Lisbon");
  await page.getByRole("textbox", { name: "First name" }).fill("Inês");
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await password(page).fill(PASSWORD);
  await page.getByRole("checkbox", { name: /^I agree/ }).check();
  await page.getByRole("button", { name: "Join" }).click();
  await expect(page).toHaveURL(/\/console$/);
  const [joined] = await api<{ first_name: string; timezone: string }[]>(
    "GET",
    `/v2/users?search=${encodeURIComponent(email)}`,
  );
  expect(joined).toMatchObject({ first_name: "Inês", timezone: "Europe/Lisbon" });

  await context.clearCookies();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This invitation is closed");
});
