import { HOUR } from "@/lib/core/time/instant";
import { createEmptyOrganization } from "../support/create-organization";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, getDemo, type StoryEvent, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { runSql } from "../support/run-sql";
import { signInBrowser } from "../support/sign-in-browser";

test.beforeEach(({ context }) => signInBrowser(context, getDemo().admin._id));

test("an admin sets up reminders and thanks, and a booking shows what is planned", { tag: "@main" }, async ({
  page,
  api,
  host,
}) => {
  test.slow();
  const robin = await host();
  const name = makeStoryName("Reminders");
  await page.goto("/console/workflows");
  await page.getByRole("button", { name: "New workflow" }).first().click();
  const dialog = page.getByRole("dialog", { name: "New workflow" });
  await expect(dialog.getByRole("radio", { name: "Reminders and thank-you" })).toBeChecked();
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("button", { name: "Create" }).click();

  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("group", { name: /^Message \d$/ })).toHaveCount(3);
  const thanks = page.getByRole("group", { name: "Message 3" });
  await thanks.getByRole("combobox", { name: "Text" }).selectOption("Custom text");
  await thanks.getByRole("textbox", { name: "Subject" }).fill("Thank you from {host}");
  await thanks.getByRole("textbox", { name: "Message" }).fill("Hello {name}");
  await page.getByRole("combobox", { name: "Booking pages: Add another" }).fill(robin.nickname);
  await page.getByRole("option", { name: robin.nickname }).click();
  await page.getByRole("switch", { name: "Active" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Please fix one field")).toBeVisible();
  await thanks.getByRole("textbox", { name: "Message" }).fill("Hello {recipient}, thanks from {host}.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  const start = (await robin.freeTimes()).at(-1) as string;
  const event = await api<StoryEvent>("POST", "/v2/bookings", {
    page: robin.nickname,
    start,
    attendee: { name: "Ana Silva", email: "ana@mail.example" },
  });
  await page.goto(`/console/meetings?event=${event._id}`);
  const drawer = page.getByRole("dialog", { name: event.title });
  await expect(drawer.getByText(`${name}: email to Ana Silva`)).toHaveCount(3);
  await expect(drawer.getByText("Planned", { exact: true }).first()).toBeVisible();

  await page.goto("/console/workflows");
  await page.getByRole("link", { name }).click();
  await page.getByRole("combobox", { name: "Find a meeting" }).fill(event.title);
  await page.getByRole("option").first().click();
  await expect(page.getByText("This workflow applies to the meeting.")).toBeVisible();
});

test("an admin writes to those who answer a form, and sees what became of the message", async ({
  page,
  api,
}) => {
  const handle = makeStoryName("contact").toLowerCase().replaceAll(" ", "-");
  await api("POST", "/v2/forms", {
    handle,
    title: "Contact",
    questions: [
      { key: "topic", label: "Topic", kind: "text" },
      { key: "email", label: "E-mail", kind: "email" },
    ],
  });
  const workflow = await api<{ _id: string }>("POST", "/v2/workflows", {
    name: makeStoryName("Answers"),
    steps: [
      { when: { trigger: "before_start", amount: 1, unit: "days" }, to: ["booker"], template: "reminder" },
    ],
  });
  await page.goto(`/console/workflows/${workflow._id}`);
  const message = page.getByRole("group", { name: "Message 1" });
  await message.getByRole("combobox", { name: "When" }).selectOption("After a form is answered");
  await expect(message.getByRole("combobox", { name: "Text" })).toBeHidden();
  await expect(message.getByRole("checkbox", { name: "Guests" })).toBeHidden();
  await message.getByRole("spinbutton", { name: "Delay" }).fill("0");
  await message.getByRole("textbox", { name: "Subject" }).fill("Thanks for {form}");
  await message.getByRole("textbox", { name: "Message" }).fill("You wrote: {answer.topic}");
  await page.getByRole("combobox", { name: "Forms: Add another" }).fill(handle);
  await page.getByRole("option", { name: handle }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByText("Nothing yet.")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  await page.goto(`/forms/${handle}`);
  await page.getByRole("textbox", { name: "Topic" }).fill("Tea");
  await page.getByRole("textbox", { name: "E-mail" }).fill("ana@mail.example");
  await page.getByRole("button", { name: /Continue|Send|Submit/ }).click();
  await expect(page).toHaveURL(/answered/);
  await page.goto(`/console/workflows/${workflow._id}`);
  await expect(page.getByRole("listitem").filter({ hasText: "Person concerned" })).toBeVisible();
  await expect(page.getByText("After a form is answered").last()).toBeVisible();
});

test("an admin is told how many messages a change sends at once, and confirms it", async ({
  page,
  context,
  baseURL,
}) => {
  const { admin, api_key, organization } = await createEmptyOrganization(
    "Crowd",
    `${makeStoryName("boss")}@crowd.example`,
  );
  const post = async (path: string, body: object) => {
    const headers = { authorization: api_key, "content-type": "application/json" };
    const response = await fetch(`${baseURL}${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    expect(response.status, path).toBe(201);
    return (await response.json()) as { _id: string };
  };
  const start = Date.now() + 2.5 * HOUR;
  const event = await post("/v2/events", {
    title: "Open day",
    created_by: { user: admin._id },
    dates: [{ date: new Date(start).toISOString(), end_date: new Date(start + HOUR).toISOString() }],
    confirmed: { flag: true },
    invitees: [{ email: "ana@mail.example" }],
  });
  await runSql(
    `WITH copies AS (
       INSERT INTO events SELECT e.* FROM events s, generate_series(1, 599) n,
         jsonb_populate_record(s, jsonb_build_object('id', lpad(to_hex(n), 24, '0'), 'confirmed_date_id', lpad(to_hex(n), 24, '0'))) e
        WHERE s.organization_id = $1 AND s.id = $2 RETURNING id)
     INSERT INTO event_dates SELECT d.* FROM copies c, event_dates s,
       jsonb_populate_record(s, jsonb_build_object('id', c.id, 'event_id', c.id)) d
      WHERE s.organization_id = $1 AND s.event_id = $2`,
    [organization, event._id],
  );
  const workflow = await post("/v2/workflows", {
    name: "Two hours before",
    enabled: false,
    steps: [
      {
        when: { trigger: "before_start", amount: 2, unit: "hours" },
        to: ["team_admins"],
        subject: "Soon",
        text: "Hello",
      },
    ],
  });

  await signInBrowser(context, admin._id);
  await page.goto(`/console/workflows/${workflow._id}`);
  await page.getByRole("switch", { name: "Active" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(/600 messages/).first()).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("checkbox", { name: "Yes, send them" }).check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});

test("an admin adds a line to calendar entries, and the timeline says that it stands there", async ({
  page,
  api,
  host,
}) => {
  const robin = await host();
  const workflow = await api<{ _id: string }>("POST", "/v2/workflows", {
    name: makeStoryName("Bring"),
    filter: { pages: [robin.bookpage] },
    steps: [{ when: { trigger: "booked" }, to: ["booker"], subject: "Booked", text: "See you." }],
  });
  await page.goto(`/console/workflows/${workflow._id}`);
  const message = page.getByRole("group", { name: "Message 1" });
  await message.getByRole("combobox", { name: "Send as" }).selectOption("Line in the calendar entry");
  await expect(message.getByRole("combobox", { name: "Text" })).toBeHidden();
  await expect(message.getByRole("textbox", { name: "Subject" })).toBeHidden();
  await message.getByRole("textbox", { name: "Message" }).fill("Bring your passport, see {link}");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Please fix one field")).toBeVisible();
  await message.getByRole("textbox", { name: "Message" }).fill("Bring your passport, {recipient}");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  const start = (await robin.freeTimes()).at(-1) as string;
  const event = await api<StoryEvent>("POST", "/v2/bookings", {
    page: robin.nickname,
    start,
    attendee: { name: "Ana Silva", email: "ana@mail.example" },
  });
  await page.goto(`/console/meetings?event=${event._id}`);
  const drawer = page.getByRole("dialog", { name: event.title });
  await expect(drawer.getByText(/line in the calendar entry$/)).toBeVisible();
  await expect(drawer.getByText("Added", { exact: true })).toBeVisible();
});
