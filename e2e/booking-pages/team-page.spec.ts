import { changeFields } from "../support/booking-steps";
import { openConsole } from "../support/console-page";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, getDemo, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

const ZONE = "Europe/Paris";

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

// A small phone without JavaScript.
test.use({
  locale: "en-GB",
  timezoneId: ZONE,
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  javaScriptEnabled: false,
});

test("a booker books a member of a team on a phone without JavaScript", { tag: "@main" }, async ({
  page,
  api,
}) => {
  const handle = makeStoryName("kitchen");
  const people = [];
  for (const first_name of ["Ines", "Jonas"]) {
    const { user } = await api<{ user: { _id: string } }>("POST", "/v2/users", {
      organization: getDemo().organization,
      user: {
        email: `${makeStoryName("cook")}@harbourandpine.example`,
        first_name,
        last_name: "Holm",
        timezone: ZONE,
      },
      availability: {
        today_as_busy: true,
        days: Object.fromEntries(
          DAYS.map((day) => [day, { slots: [{ start_time: "09:00", end_time: "17:00" }] }]),
        ),
      },
    });
    people.push(user._id);
  }
  const team = await api<{ _id: string }>("POST", "/v2/teams", {
    extid: handle,
    name: "Kitchen planners",
    members: people,
    public: true,
    handle,
  });
  const custom = { auto_confirm: true, hosts: { kind: "any", choose: true } };
  await api("PUT", `/v2/bookpages/${handle}`, { custom });

  await page.goto(`/${handle}?tz=${ZONE}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Kitchen planners");
  const choice = page.getByRole("navigation", { name: "Who would you like to meet?" });
  await expect(choice.getByRole("link")).toHaveText([/Anyone$/, /Ines Holm$/, /Jonas Holm$/]);
  await expect(choice.getByRole("link", { name: "Anyone" })).toHaveAttribute("aria-current", "true");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await choice.getByRole("link", { name: "Jonas Holm" }).click();
  await expect(page).toHaveURL(new RegExp(`with=${people[1]}`));
  await expect(page.getByText("With Jonas Holm")).toBeVisible();
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("With Jonas Holm")).toBeVisible();
  await changeFields(page, { Name: "Ana Duarte", Email: "ana@mail.example" });
  await page.getByRole("button", { name: "Book" }).click();
  await expect(page.getByRole("main")).toContainText("Confirmed");
  await expect(page.getByRole("main")).toContainText("Jonas Holm");

  const [event] = await api<{ created_by: { user: string }; assignment: { rule: string } }[]>(
    "GET",
    `/v2/events?creator_users=${people[1]}`,
  );
  expect(event).toMatchObject({ created_by: { user: people[1] }, assignment: { rule: "chosen" } });

  await api("PUT", `/v2/teams/${team._id}`, { members: [] });
  await page.goto(`/${handle}`);
  await expect(page.getByRole("main")).toContainText("No times available right now");
});

test.describe("with JavaScript", () => {
  test.use({ javaScriptEnabled: true, viewport: { width: 1280, height: 900 }, hasTouch: false });

  test("an admin creates and configures a team page in the console", { tag: "@main" }, async ({
    page,
    api,
    context,
  }) => {
    const handle = makeStoryName("showroom");
    const members = await Promise.all(
      ["Ines", "Jonas", "Kaja"].map(async (first_name) => {
        const email = `${makeStoryName("guide")}@harbourandpine.example`;
        const { user } = await api<{ user: { _id: string } }>("POST", "/v2/users", {
          organization: getDemo().organization,
          user: { email, first_name, last_name: "Berg", timezone: ZONE },
        });
        return user._id;
      }),
    );
    const team = await api<{ _id: string }>("POST", "/v2/teams", {
      extid: handle,
      name: "Showroom",
      members,
    });
    await signInBrowser(context, getDemo().admin._id);

    await openConsole(page, `/teams/${team._id}`);
    await page.getByLabel("Team page link").fill(handle);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("link", { name: "Page settings" }).click();
    await page.getByLabel("Who joins the meeting").selectOption("some");
    await page.getByRole("checkbox", { name: "Kaja Berg" }).check();
    await page.getByRole("button", { name: "Save" }).click();
    const hosts = { kind: "some", fixed: [members[2]] };
    await expect
      .poll(
        async () =>
          (await api<{ custom: { hosts: unknown } }>("GET", `/v2/bookpages/${handle}`)).custom.hosts,
      )
      .toEqual(hosts);
    expect(await findAxeViolations(page)).toEqual([]);

    await page.goto(`/${handle}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Showroom");
    expect(await findAxeViolations(page)).toEqual([]);
  });
});
