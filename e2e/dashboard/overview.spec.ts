import { assertAccessible } from "../support/console-page";
import { addMinutesIso, expect, getDemo, test } from "../support/fixtures";
import { formatExpectedLocalDate } from "../support/format-expected";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

/** Another than the browser's, and mostly another day. */
const ZONE = "Pacific/Auckland";

interface Created {
  user: { _id: string; emails: string[] };
}

const createUser = (
  api: <A>(method: string, path: string, body?: unknown) => Promise<A>,
  first_name: string,
  timezone = "Europe/Paris",
) =>
  api<Created>("POST", "/v2/users", {
    organization: getDemo().organization,
    user: { first_name, timezone, emails: [`${first_name}@harbourandpine.example`] },
  });

const HOURS = { monday: { enabled: true, slots: [{ start_time: "09:00", end_time: "17:00" }] } };

test("a member's onboarding steps complete themselves, and disappear when hidden", async ({
  page,
  context,
  api,
}) => {
  const { user } = await createUser(api, makeStoryName("Nova"));
  await signInBrowser(context, user._id);
  await page.goto("/console");
  await expect(page.getByText("0 of 5 done")).toBeVisible();
  const step = page.getByRole("listitem").filter({ hasText: "Set your hours" });
  await expect(step.getByRole("img", { name: "To do" })).toBeVisible();
  await api("POST", `/v2/users/${user._id}/availabilities`, { days: HOURS });
  await page.reload();
  await expect(page.getByText("1 of 5 done")).toBeVisible();
  await expect(step).toBeHidden();
  await page.getByText("1 step finished").click();
  await expect(step.getByRole("img", { name: "Done" })).toBeVisible();
  await assertAccessible(page, [""]);
  await page.getByRole("button", { name: "Hide first steps" }).click();
  await expect(page.getByRole("heading", { name: "First steps" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("You don’t have a booking page yet")).toBeVisible();
  await expect(page.getByRole("heading", { name: "First steps" })).toHaveCount(0);
});

test("a user follows an action item to the users that it counts", async ({ page, context, api }) => {
  await signInBrowser(context, getDemo().admin._id);
  const name = makeStoryName("Bare");
  await createUser(api, name);
  await page.goto("/console");
  await page.getByRole("link", { name: /^[\d,]+ (person hasn’t|people haven’t) set their hours/ }).click();
  await expect(page).toHaveURL(/filter=without_hours/);
  await expect(
    page.getByRole("list", { name: "Active filters" }).getByRole("button", { name: /Without hours/ }),
  ).toBeVisible();
  const found = page.getByRole("rowheader");
  const search = page.getByRole("searchbox", { name: "Search" });
  await search.fill(name); // Other stories have created many users.
  await expect(found).toHaveText([new RegExp(name)]);
  await search.fill("Amara Okafor"); // This user has hours.
  await expect(found).toHaveCount(0);
});

test("a user sees the meetings of today in their time zone, with guests", { tag: "@main" }, async ({
  page,
  context,
  api,
}) => {
  const [host, title] = [makeStoryName("Hosting"), makeStoryName("Tasting")];
  const { user } = await createUser(api, host, ZONE);
  const noon = `${formatExpectedLocalDate(ZONE, new Date().toISOString())}T00:00:00.000Z`; // or an hour later there
  await api("POST", "/v2/events", {
    title,
    created_by: { user: user._id },
    dates: [{ date: noon, end_date: addMinutesIso(noon, 30) }],
    confirmed: { flag: true },
    invitees: [{ email: "ines@mail.example", full_name: "Ines Brandt" }],
  });
  await signInBrowser(context, user._id);
  await page.goto("/console");
  const today = page.locator("section").filter({ has: page.getByRole("heading", { name: "Today" }) });
  await expect(today.getByRole("link", { name: title })).toBeVisible();
  await expect(today.getByText("With Ines Brandt")).toBeVisible();
});
