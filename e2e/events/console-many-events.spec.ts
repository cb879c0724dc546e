import { readFileSync } from "node:fs";
import { DAY } from "@/lib/core/time/instant";
import { generateId } from "@/lib/platform/db/generate-id";
import { openListTab } from "../support/console-page";
import { expect, getDemo, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

const WEEK_MS = 7 * DAY;

test.beforeEach(({ context }) => signInBrowser(context, getDemo().admin._id));

test("a user sorts several meetings, exports them, and cancels them with one message", {
  tag: "@main",
}, async ({ page, host }) => {
  test.slow();
  const word = `w${generateId()}`;
  const guest = { full_name: `Ana ${word}`, email: `${word}@mail.example` };
  const robin = await host();
  const times = await robin.freeTimes();
  const rest = { confirmed: { flag: true } };
  const [later, sooner] = [makeStoryName("=Later"), makeStoryName("Sooner")];
  const first = await robin.plan([times[0] as string], [guest], { ...rest, title: sooner });
  const second = await robin.plan([times.at(-1) as string], [guest], { ...rest, title: later });

  await page.goto("/console/events");
  await page.getByRole("searchbox", { name: "Search" }).fill(word);
  const rows = page.getByRole("rowheader");
  await expect(rows).toHaveText([later, sooner]);
  const head = page.getByRole("columnheader", { name: "Date" });
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await head.getByRole("button").click();
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await expect(rows).toHaveText([sooner, later]);
  await head.getByRole("button").click();
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await expect(rows).toHaveText([later, sooner]);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const lines = readFileSync(await (await download).path(), "utf8")
    .trim()
    .split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`${second._id},"'${later}"`); // The export escapes the formula.
  expect(lines[2]).toContain(`${first._id},${sooner}`);

  await page.getByRole("checkbox", { name: "Select all shown" }).check();
  await page.getByRole("button", { name: "Cancel meetings" }).click();
  const asked = page.getByRole("dialog", { name: "Cancel 2 meetings?" });
  await asked.getByRole("textbox").fill("The kitchen is flooded.");
  await asked.getByRole("button", { name: "Cancel meetings" }).click();
  await expect(asked.getByText("2 done, none failed")).toBeVisible();
  await asked.getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("button", { name: "Clear selection" }).click();
  await openListTab(page, "Cancelled");
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole("link").click();
  await expect(page.getByRole("dialog").getByText("The kitchen is flooded.").first()).toBeVisible();
});

test("a user sees meetings on their days, and moves to the next week", async ({ page, host }) => {
  test.slow();
  const word = `w${generateId()}`;
  const robin = await host({ timezone: "Europe/Paris" });
  const start = (await robin.freeTimes())[0] as string;
  const next = (await robin.freeTimes(new Date(Date.parse(start) + WEEK_MS).toISOString()))[0] as string;
  const rest = { confirmed: { flag: true } };
  const guest = { full_name: `Ana ${word}`, email: `${word}@mail.example` };
  const [soon, later] = [makeStoryName("Soon"), makeStoryName("Later")];
  await robin.plan([start], [guest], { ...rest, title: soon });
  await robin.plan([next], [guest], { ...rest, title: later });

  await page.goto(`/console/events?search=${word}&day=${start.slice(0, 10)}`);
  await page.getByRole("button", { name: "Agenda" }).click();
  await expect(page.getByRole("link", { name: soon })).toBeVisible();
  await expect(page.getByRole("link", { name: later })).toBeVisible();
  await page.getByRole("button", { name: "Week", exact: true }).click();
  await expect(page.getByRole("link", { name: later })).toBeHidden();
  await expect(page.getByRole("link", { name: soon })).toBeVisible();
  await page.getByRole("button", { name: "Next week" }).click();
  await expect(page.getByRole("link", { name: soon })).toBeHidden();
  await page.getByRole("link", { name: later }).click();
  await expect(page.getByRole("dialog", { name: later })).toBeVisible();
});

test("events that are not bookings are skipped when bookings are reassigned", async ({ page, host }) => {
  test.slow();
  const robin = await host();
  const [start] = await robin.freeTimes();
  const title = makeStoryName(`Planned${generateId()}`);
  await robin.plan([start as string], [{ email: "ana@mail.example" }], { title });
  await page.goto(`/console/events?search=${title}`);
  await page.getByRole("checkbox", { name: `Select ${title}` }).check();
  await page.getByRole("button", { name: "Reassign" }).click();
  await expect(
    page.getByRole("dialog").getByText("None of the selected meetings can be changed"),
  ).toBeVisible();
});
