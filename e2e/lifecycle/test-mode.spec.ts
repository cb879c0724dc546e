import { randomBytes } from "node:crypto";
import { buildDetailsPath, changeFields } from "../support/booking-steps";
import { addMinutesIso, expect, getDemo, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";

test("an admin switches to test mode, books as a guest, moves the clock and finds the reminder", {
  tag: "@main",
}, async ({ page, context, browser }) => {
  test.slow();
  await signInBrowser(context, getDemo().admin._id);
  await page.goto("/console");
  await page.getByRole("complementary").locator("summary").click();
  await page.getByRole("button", { name: "Test mode" }).click();
  const band = page.getByRole("region", { name: "Test mode" });
  await expect(band).toBeVisible();
  await expect(band.getByText("running")).toBeVisible();
  await expect(page.getByRole("complementary").locator("summary")).toBeInViewport({ ratio: 1 }); // the account menu

  // The key of test mode is created on the same screen as any other.
  await page.goto("/console/keys");
  await page.getByRole("button", { name: "Create key" }).first().click();
  await page.getByLabel("Name").fill("My tests");
  await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
  const key = await page.getByRole("textbox", { name: "Key", exact: true }).inputValue();
  expect(key).toMatch(/^bp_test_/);
  await page.goto("/console");

  const api = async (method: string, path: string, body?: unknown) => {
    const response = await page.request.fetch(path, { method, headers: { authorization: key }, data: body });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  };
  await api("POST", "/v2/test/reset", {}); // An earlier attempt may have left data.
  const me = await api("GET", "/v2/me");
  const nickname = `robin-${randomBytes(4).toString("hex")}`;
  const { user } = await api("POST", "/v2/users", {
    organization: me.organization._id,
    user: { email: `${nickname}@harbourandpine.example`, first_name: "Robin" },
    availability: {
      days: Object.fromEntries(
        ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [
          day,
          { slots: [{ start_time: "09:00", end_time: "17:00" }] },
        ]),
      ),
      minimum_notice: 2 * 24 * 60,
    },
  });
  await api("POST", "/v2/bookpages", { nickname, belongs_to: user._id, custom: { auto_confirm: true } });

  const { now } = await api("GET", "/v2/test/clock");
  const from = addMinutesIso(now, 3 * 1440).slice(0, 10);
  const { slots } = await api(
    "GET",
    `/v2/slots?users=${user._id}&duration=30&timezone=UTC&from=${from}&to=${addMinutesIso(now, 5 * 1440).slice(0, 10)}`,
  );
  const start = new Date(slots[0].start.dateTime).toISOString();
  const visitor = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await visitor.goto(`/test-${nickname}`);
  await expect(visitor.getByText(/^Test mode: nothing on this page is real/)).toBeVisible();
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await visitor.goto(buildDetailsPath(`test-${nickname}`, "UTC", start));
  await changeFields(visitor, { Name: "Ana Silva", Email: "ana@mail.example" });
  await visitor.getByRole("button", { name: /^Book/ }).click();
  await expect(visitor).toHaveURL(/\/event\//);
  await expect(visitor.getByText(/^Test mode/)).toBeVisible();
  await visitor.context().close();

  await expect.poll(async () => (await api("GET", "/v2/mails?search=ana@mail.example")).length).toBe(1);
  await page.goto("/console/outbox");
  await expect(page.getByText("ana@mail.example").first()).toBeVisible();
  await expect(page.getByText(/^Reminder/)).toHaveCount(0);
  for (let day = 0; day < 4; day += 1) {
    const before = await band.locator("time").textContent();
    await band.getByRole("button", { name: "+1 day" }).click();
    await expect(band.locator("time")).not.toHaveText(before ?? "");
    await expect(band.getByText("on its way")).toHaveCount(0);
  }
  await expect(page.getByText(/^Reminder/).first()).toBeVisible();

  await band.getByRole("button", { name: "Leave test mode" }).click();
  await expect(band).toHaveCount(0);
  await page.goto("/console/outbox");
  await expect(page.getByText(`${nickname}@harbourandpine.example`)).toHaveCount(0);
});
