import { randomBytes } from "node:crypto";
import { demo, expect as expectSoon, test } from "./support/fixtures";
import { signIn } from "./support/sign-in";

/** The console asks the API for everything after the page has come. */
const expect = expectSoon.configure({ timeout: 20_000 });

test("an admin switches to test mode, has a guest book, moves the clock and finds the reminder", async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  await signIn(context, demo().admin._id);
  await page.goto("/console");
  await page.getByRole("complementary").locator("summary").click();
  await page.getByRole("button", { name: "Test mode" }).click();
  const band = page.getByRole("region", { name: "Test mode" });
  await expect(band).toBeVisible();
  await expect(band.getByText("runs")).toBeVisible();

  // A key of test mode, from the same screen as any other.
  await page.goto("/console/keys");
  await page.getByRole("button", { name: "Create key" }).first().click();
  await page.getByLabel("Name").fill("My tests");
  await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
  const key = await page.getByRole("dialog").getByRole("textbox").inputValue();
  expect(key).toMatch(/^bp_test_/);
  await page.goto("/console");

  const api = async (method: string, path: string, body?: unknown) => {
    const answer = await page.request.fetch(path, { method, headers: { authorization: key }, data: body });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
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

  const visitor = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await visitor.goto(`/test-${nickname}?lang=en`);
  await expect(visitor.getByText(/^Test mode: nothing on this page is real/)).toBeVisible();
  expect(await visitor.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
  await visitor
    .getByRole("link", { name: /^\d{1,2}:\d{2}/ })
    .first()
    .click();
  await visitor.getByLabel("Name").fill("Ana Silva");
  await visitor.getByLabel("Email").first().fill("ana@mail.example");
  await visitor.getByRole("button", { name: /^(Book|Confirm)/ }).click();
  await expect(visitor.getByText(/^Test mode/)).toBeVisible();
  await visitor.context().close();

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
