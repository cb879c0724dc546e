import { startRadicale } from "@/tests/support/start-radicale";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";

const formatStamp = (iso: string) => iso.replace(/[-:]|\.000/g, "");

test("a member connects a calendar: its busy times are not offered, and meetings appear in it", {
  tag: ["@main", "@radicale"],
}, async ({ page, context, host, api }) => {
  const robin = await host();
  const { belongs_to: me } = await api<{ belongs_to: string }>("GET", `/v2/bookpages/${robin.nickname}`);
  const [taken = "", free = ""] = await robin.freeTimes();
  const server = await startRadicale();
  try {
    await server.makeCalendar("work");
    await server.put(
      "work/dentist.ics",
      [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//e2e//EN",
        "BEGIN:VEVENT",
        "UID:dentist",
        "DTSTAMP:20260101T000000Z",
        `DTSTART:${formatStamp(taken)}`,
        "DURATION:PT30M",
        "SUMMARY:Dentist",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
      ].join("\r\n"),
    );
    await signInBrowser(context, me);
    await page.goto("/console/calendars");
    await page.getByRole("button", { name: "CalDAV" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Server address").fill(server.url);
    await dialog.getByLabel("User name").fill(server.username);
    await dialog.getByLabel("Password").fill("not this one");
    await dialog.getByRole("button", { name: "Connect" }).click();
    await expect(dialog.getByText("The server rejected this sign-in")).toBeVisible();
    await dialog.getByLabel("Password").fill(server.password);
    await dialog.getByRole("button", { name: "Connect" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("rowheader", { name: "work" })).toBeVisible();
    await expect(page.getByText(/new meetings are added here.*busy.*synced /)).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    expect((await robin.freeTimes())[0]).toBe(free);

    await robin.take(free);
    await expect.poll(() => server.list("work")).toHaveLength(2);
    const [meeting = ""] = (await server.list("work")).filter((name) => name !== "dentist.ics");
    const text = await server.get(`work/${meeting}`);
    expect(text).toContain(`DTSTART:${formatStamp(free)}`);
    expect(text).toContain("SUMMARY:Faster than you");

    await page.getByRole("button", { name: "Disconnect" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
    await expect(page.getByText("No calendar connected")).toBeVisible();
    await expect.poll(async () => (await robin.freeTimes())[0]).toBe(taken);
  } finally {
    await server.stop();
  }
});
