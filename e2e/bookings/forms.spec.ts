import { assertNoOverflow } from "../support/assert-no-overflow";
import { changeFields, getErrorSummary } from "../support/booking-steps";
import { assertAccessible, openConsole } from "../support/console-page";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, getDemo, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

const ZONE = "Europe/Paris";
const PHONE = { viewport: { width: 320, height: 640 }, locale: "en-GB", timezoneId: ZONE };

const QUESTIONS = [
  { key: "topic", label: "Topic", kind: "radio", options: ["Sales", "Something else"], required: true },
  {
    key: "which",
    label: "What else?",
    kind: "text",
    required: true,
    shown_if: { key: "topic", is: "Something else" },
  },
  { key: "name", label: "Name", kind: "text" },
  { key: "email", label: "Email", kind: "email" },
];

interface Form {
  _id: string;
  handle: string;
  rules: { conditions: object[]; to: object }[];
}

test("an admin creates a form, orders its rules and tries them", { tag: "@main" }, async ({
  page,
  context,
  host,
  api,
}) => {
  test.slow();
  await signInBrowser(context, getDemo().admin._id);
  const robin = await host();
  const handle = makeStoryName("asked");
  await openConsole(page, "/forms?new=1");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Title" }).fill("How can we help?");
  await dialog.getByRole("textbox", { name: "Link" }).fill(handle);
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { name: "How can we help?", level: 1 })).toBeVisible();

  // Without a question, it is a draft that cannot be published.
  await expect(page.getByText("Draft", { exact: true })).toBeVisible();
  await expect(page.getByRole("switch", { name: "Published" })).toHaveCount(0);
  expect((await page.request.get(`/forms/${handle}`)).status()).toBe(404);
  await page.getByRole("button", { name: "Add question" }).click();
  await page.getByRole("switch", { name: "Published" }).click();
  await page.getByRole("textbox", { name: "Question", exact: true }).fill("Topic");
  await page.getByRole("combobox", { name: "Answer type" }).selectOption("Single choice");
  await page.getByRole("textbox", { name: "Option 1" }).fill("Sales");
  await page.getByRole("textbox", { name: "Option 2" }).fill("Support");

  const save = page.getByRole("button", { name: "Save changes" });
  const rule = (number: number) =>
    page.getByRole("listitem").filter({
      has: page.getByRole("heading", { name: `Rule ${number}`, exact: true }),
    });
  await page.getByRole("button", { name: "Add rule" }).click();
  await rule(1).getByRole("combobox", { name: "Answer" }).selectOption("Support");
  await rule(1).getByRole("combobox", { name: "Go to" }).selectOption("A message");
  await rule(1).getByRole("textbox", { name: "Message" }).fill("Please write to us.");
  await page.getByRole("button", { name: "Add rule" }).click();
  await rule(2).getByRole("combobox", { name: "Comparison" }).selectOption("is not");
  await rule(2).getByRole("combobox", { name: "Answer" }).selectOption("Support");
  await save.click(); // The form has no target page yet.
  await expect(page.getByRole("alert").first()).toBeVisible();
  await rule(2).getByRole("combobox", { name: "Page" }).fill(robin.nickname);
  await save.click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Move Rule 2 up" }).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByText("Rule 2 is now number 1")).toBeAttached();
  await expect(rule(1).getByRole("combobox", { name: "Comparison" })).toHaveValue("is_not");
  await save.click();
  await expect(save).toHaveAttribute("aria-disabled", "false");
  await expect
    .poll(async () => (await api<Form>("GET", `/v2/forms/${handle}`)).rules.map(({ to }) => to))
    .toMatchObject([{ page: robin.nickname }, { message: "Please write to us." }]);

  await openConsole(page, `/forms/${(await api<Form>("GET", `/v2/forms/${handle}`))._id}`);
  const trial = page.locator("section").filter({ has: page.getByRole("heading", { name: "Try it" }) });
  await trial.getByRole("combobox", { name: "Topic" }).selectOption("Support");
  await trial.getByRole("button", { name: "See the result" }).click();
  await expect(trial.getByText("Rule 2 matches")).toBeVisible();
  await expect(trial.getByText("Goes to “Please write to us.”")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  const { _id } = await api<Form>("GET", `/v2/forms/${handle}`);
  expect(await api("GET", `/v2/forms/${_id}/responses`)).toEqual([]);
  await page.setViewportSize(PHONE.viewport);
  await assertNoOverflow(page);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ ...PHONE, javaScriptEnabled });

    test("a booker on a phone is routed to a page by a form, books, and the booking names the form", {
      tag: "@main",
    }, async ({ page, context, host, api }) => {
      test.slow();
      const robin = await host();
      const { handle, _id } = await api<Form>("POST", "/v2/forms", {
        handle: makeStoryName("led"),
        title: { en: "How can we help?", de: "Wie können wir helfen?" },
        questions: QUESTIONS,
        rules: [{ conditions: [{ key: "which", contains: "table" }], to: { page: robin.nickname } }],
        otherwise: { url: "https://help.example/" },
      });
      await page.goto(`/forms/${handle}?a_name=Ana+Duarte&utm_source=news`);
      await expect(page.getByRole("heading", { name: "How can we help?" })).toBeVisible();
      await expect(page.getByRole("textbox", { name: /^Name/ })).toHaveValue("Ana Duarte");
      await page.getByRole("radio", { name: "Something else" }).check();
      await changeFields(page, { Email: "ana@mail.example" });
      const go = page.getByRole("button", { name: "Continue" });
      const followUp = page.getByRole("textbox", { name: /^What else\?/ });
      if (!javaScriptEnabled) {
        await go.click();
        await expect(getErrorSummary(page)).toContainText("What else? Please answer this question too");
      }
      await followUp.fill("A table for two");
      await assertNoOverflow(page);
      if (javaScriptEnabled) expect(await findAxeViolations(page)).toEqual([]);
      await go.click();
      await expect(page).toHaveURL(new RegExp(`/${robin.nickname}\\?via=`));
      expect(page.url()).not.toContain("ana"); // The address contains no answers.
      await page.getByRole("radio").first().check();
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.getByRole("textbox", { name: /^Name/ })).toHaveValue("Ana Duarte");
      await expect(page.getByRole("textbox", { name: /^Email/ })).toHaveValue("ana@mail.example");
      await page.getByRole("button", { name: "Book", exact: true }).click();
      await expect(page).toHaveURL(/\/event\//);
      const [event] = await robin.events();
      expect(event?.source).toMatchObject({ form: _id, utm: { source: "news" } });

      if (!javaScriptEnabled) return; // The console requires JavaScript.
      await signInBrowser(context, getDemo().admin._id);
      await openConsole(page, `/events?event=${event?._id}`);
      await expect(page.getByRole("link", { name: handle })).toBeVisible();
      await openConsole(page, `/forms/${_id}/responses`);
      await expect(page.getByText("ana@mail.example").first()).toBeVisible();
      await expect(page.getByRole("link", { name: "Booked" })).toHaveAttribute("href", /event=/);
    });
  });
}

test.describe("with reduced motion", () => {
  test("no screen of forms breaks a rule of WCAG 2.2 AA", async ({ page, context, api }) => {
    test.slow();
    await signInBrowser(context, getDemo().admin._id);
    const { _id } = await api<Form>("POST", "/v2/forms", { handle: makeStoryName("plain"), title: "A form" });
    await assertAccessible(page, ["/forms", "/forms?new=1", `/forms/${_id}`, `/forms/${_id}/responses`]);
  });
});
