import { getErrorSummary } from "../support/booking-steps";
import { openConsole } from "../support/console-page";
import { createEmptyOrganization } from "../support/create-organization";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, getDemo, type StoryEvent, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";
import { submitMailedCode } from "../support/submit-code";

test("an admin opens poll planning to the public, and finds the address of the form", async ({
  page,
  context,
}) => {
  const { organization, admin } = await createEmptyOrganization(
    makeStoryName("Firm"),
    `${makeStoryName("boss")}@example.com`,
  );
  const form = `/add_details?oid=${organization}`;
  await page.goto(form);
  await expect(page.getByRole("heading", { name: "Polls can’t be created here" })).toBeVisible();
  await signInBrowser(context, admin._id);
  await openConsole(page, "/guests");
  await page.getByRole("switch", { name: /Public polls/ }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByLabel("Link to the form")).toHaveValue(new RegExp(`${form.replace("?", "\\?")}$`));
  expect(await findAxeViolations(page)).toEqual([]);
  await page.goto(form);
  await expect(page.getByText("You’re inviting people as")).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a visitor without an account plans a poll and gets its link", { tag: "@main" }, async ({
      page,
      api,
    }) => {
      await api("PUT", "/v2/organization", { open_polls: true });
      const email = `${makeStoryName("dana")}@mail.example`;
      const press = (name: string) => page.getByRole("button", { name, exact: true }).last().click();
      await page.goto(`/add_details?oid=${getDemo().organization}&tz=Europe/Paris&week=2031-03-10`);
      await expect(page.getByRole("heading", { name: "Plan a meeting" })).toBeVisible();
      if (javaScriptEnabled) expect(await findAxeViolations(page)).toEqual([]);
      await page.getByRole("textbox", { name: "Title" }).fill("Summer party");
      for (const box of [2, 5]) await page.getByRole("checkbox").nth(box).check();
      await press("Create poll");
      await expect(getErrorSummary(page)).toContainText("Enter your name");
      await page.getByRole("textbox", { name: "Name" }).first().fill("Dana Okoye");
      await page.getByRole("textbox", { name: "Email" }).fill(email);
      await press("Create poll");
      await submitMailedCode(page, api, email);
      await expect(page.getByText("Your poll is ready. Share its link.")).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Share this poll" })).toBeVisible();
      const [event] = await api<StoryEvent[]>(
        "GET",
        `/v2/events?creator_emails=${encodeURIComponent(email)}`,
      );
      expect(event?.dates).toHaveLength(2);

      await page.goto(event?.poll?.link ?? "");
      await expect(page.getByRole("heading", { name: "Summer party" })).toBeVisible();
      await expect(page.getByText("Dana Okoye").first()).toBeVisible();
    });
  });
}
