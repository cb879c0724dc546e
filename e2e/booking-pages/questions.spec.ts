import type { Page } from "@playwright/test";
import { assertNoOverflow } from "../support/assert-no-overflow";
import { buildDetailsPath, changeFields, getErrorSummary } from "../support/booking-steps";
import { openConsole, openListFilters } from "../support/console-page";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, getDemo, type StoryHost, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";

const ZONE = "Europe/Paris";
const PHONE = { viewport: { width: 320, height: 640 }, locale: "en-GB", timezoneId: ZONE };

const TOPICS = ["Sales", "Something else"];

/** The questions that the admin creates in the console, in the form of the API. */
const QUESTIONS = [
  { key: "topic", label: "Topic", kind: "radio", options: TOPICS, required: true },
  {
    key: "what_else",
    label: "What else?",
    kind: "text",
    required: true,
    shown_if: { key: "topic", is: "Something else" },
  },
];

const getFollowUpField = (page: Page) => page.getByRole("textbox", { name: /^What else\?/ });

async function openDetails(page: Page, { nickname, freeTimes }: StoryHost, at: number) {
  const start = (await freeTimes())[at] ?? "";
  await page.goto(buildDetailsPath(nickname, ZONE, start));
  await changeFields(page, { Name: "Ana Duarte", Email: "ana@mail.example" });
}

test("an admin asks two questions and reads the answers", { tag: "@main" }, async ({
  page,
  context,
  host,
  api,
}) => {
  test.slow();
  await signInBrowser(context, getDemo().admin._id);
  const robin = await host();
  await openConsole(page, `/pages/${robin.nickname}?tab=form`);
  const save = page.getByRole("button", { name: "Save changes" });

  await page.getByRole("button", { name: "Add question" }).click();
  await page.getByRole("textbox", { name: "Question", exact: true }).fill("Topic");
  await page.getByRole("combobox", { name: "Answer type" }).selectOption("Single choice");
  await page.getByRole("textbox", { name: "Option 1" }).fill("Sales");
  await save.click();
  await expect(page.getByRole("textbox", { name: "Option 2" })).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("textbox", { name: "Option 2" }).fill("Something else");
  await page.getByRole("switch", { name: "Required" }).click();

  await page.getByRole("button", { name: "Add question" }).click();
  await page.getByRole("textbox", { name: "Question", exact: true }).fill("What else?");
  await page.getByRole("combobox", { name: "When to ask" }).selectOption("Only after “Topic”");
  await page.getByRole("combobox", { name: "If the answer is" }).selectOption("Something else");
  await page.getByRole("switch", { name: "Required" }).click();
  await page.getByRole("button", { name: "Questions", exact: true }).click();
  const preview = page.frameLocator('iframe[title="Preview"]:not(.invisible)');
  await expect(preview.getByText("Topic", { exact: true })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await save.click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const { custom } = await api<{ custom: object }>("GET", `/v2/bookpages/${robin.nickname}`);
  expect(custom).toMatchObject({
    questions: [
      { key: "topic", kind: "radio", required: true },
      { key: "what_else", required: true, shown_if: { key: "topic", is: "Something else" } },
    ],
  });

  await page.getByRole("button", { name: "Move up: What else?" }).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByText("What else? is now number 1")).toBeAttached();
  await page.reload();
  await page.getByRole("button", { name: "Remove: What else?" }).click();
  await expect(page.getByRole("button", { name: "Edit: What else?" })).toHaveCount(0);
  await page.reload();

  await openDetails(page, robin, 0);
  await page.getByRole("radio", { name: "Something else" }).check();
  await getFollowUpField(page).fill("A table for two");
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page).toHaveURL(/\/event\//);
  const [event] = await robin.events();
  await openConsole(page, `/events?event=${event?._id}`);
  await expect(page.getByText("A table for two")).toBeVisible();
  await expect(page.getByText("What else?")).toBeVisible();
  await openConsole(page, "/events");
  const filters = await openListFilters(page);
  await filters.getByRole("combobox", { name: "Answer" }).selectOption("Topic: Something else");
  await expect(page.getByRole("row", { name: new RegExp(event?.title ?? "") }).first()).toBeVisible();
  await expect(page).toHaveURL(/answer=topic/);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ ...PHONE, javaScriptEnabled });

    test("a booker on a phone gets a follow-up question that depends on an answer", { tag: "@main" }, async ({
      page,
      host,
    }) => {
      const robin = await host({ custom: { questions: QUESTIONS as never } });
      await openDetails(page, robin, 2);
      await expect(getFollowUpField(page)).toBeHidden();
      await page.getByRole("radio", { name: "Something else" }).check();
      const book = page.getByRole("button", { name: "Book", exact: true });
      if (javaScriptEnabled) {
        await expect(getFollowUpField(page)).toBeVisible();
        await page.getByRole("radio", { name: "Sales" }).check();
        await expect(getFollowUpField(page)).toBeHidden();
        await page.getByRole("radio", { name: "Something else" }).check();
      } else {
        await book.click();
        await expect(getErrorSummary(page)).toContainText("What else? Please answer this question too");
        await expect(page.getByRole("radio", { name: "Something else" })).toBeChecked();
        await expect(page.getByRole("textbox", { name: /^Name/ })).toHaveValue("Ana Duarte");
      }
      await assertNoOverflow(page);
      if (javaScriptEnabled) expect(await findAxeViolations(page)).toEqual([]);
      await book.click();
      await expect(getErrorSummary(page)).toContainText("What else? Answer this question");
      await getFollowUpField(page).fill("A table for two");
      await book.click();
      await expect(page).toHaveURL(/\/event\//);
      await expect(page.getByRole("main")).toContainText("A table for two");
      const [event] = await robin.events();
      expect(event?.answers.map(({ key, value }) => [key, value])).toEqual([
        ["topic", "Something else"],
        ["what_else", "A table for two"],
      ]);
      await assertNoOverflow(page);
    });
  });
}
