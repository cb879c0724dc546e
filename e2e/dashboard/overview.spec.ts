import { expectAccessible } from "../support/console-page";
import { demo, expect, minutesAfter, test } from "../support/fixtures";
import { signIn } from "../support/sign-in";
import { unique } from "../support/unique";
import { localDateIn } from "../support/words";

const ZONE = "Europe/Paris";

test.use({ timezoneId: ZONE });

interface Created {
  user: { _id: string; emails: string[] };
}

const addPerson = (
  api: <A>(method: string, path: string, body?: unknown) => Promise<A>,
  first_name: string,
) =>
  api<Created>("POST", "/v2/users", {
    organization: demo().organization,
    user: { first_name, emails: [`${first_name}@harbourandpine.example`] },
  });

const HOURS = { monday: { enabled: true, slots: [{ start_time: "09:00", end_time: "17:00" }] } };

test("a member's first steps tick themselves off, and go when they are hidden", async ({
  page,
  context,
  api,
}) => {
  const { user } = await addPerson(api, unique("Nova"));
  await signIn(context, user._id);
  await page.goto("/console");
  await expect(page.getByText("0 of 5 done")).toBeVisible();
  const step = page.getByRole("listitem").filter({ hasText: "Set your hours" });
  await expect(step.getByRole("img", { name: "To do" })).toBeVisible();
  await api("POST", `/v2/users/${user._id}/availabilities`, { days: HOURS });
  await page.reload();
  await expect(page.getByText("1 of 5 done")).toBeVisible();
  await expect(step.getByRole("img", { name: "Done" })).toBeVisible();
  await expectAccessible(page, [""]);
  await page.getByRole("button", { name: "Hide the first steps" }).click();
  await expect(page.getByRole("heading", { name: "First steps" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("You have no booking page yet")).toBeVisible();
  await expect(page.getByRole("heading", { name: "First steps" })).toHaveCount(0);
});

test("what there is to do leads to the people whom it counts", async ({ page, context, api }) => {
  await signIn(context, demo().admin._id);
  const name = unique("Bare");
  await addPerson(api, name);
  await page.goto("/console");
  await page.getByRole("link", { name: /^[\d,]+ (person has|people have) no hours yet/ }).click();
  await expect(page).toHaveURL(/filter=without_hours/);
  await expect(page.getByRole("combobox", { name: "Show" })).toHaveValue("without_hours");
  const found = page.getByRole("rowheader");
  const search = page.getByRole("searchbox", { name: "Search" });
  await search.fill(name); // other stories have left many
  await expect(found).toHaveText([new RegExp(name)]);
  await search.fill("Amara Okafor"); // who has hours
  await expect(found).toHaveCount(0);
});

test("the meetings of today stand there with host and guest", { tag: "@main" }, async ({
  page,
  context,
  api,
}) => {
  const [host, title] = [unique("Hosting"), unique("Tasting")];
  const { user } = await addPerson(api, host);
  const noon = `${localDateIn(ZONE, new Date().toISOString())}T12:00:00.000Z`; // of the same day there
  await api("POST", "/v2/events", {
    title,
    created_by: { user: user._id },
    dates: [{ date: noon, end_date: minutesAfter(noon, 30) }],
    confirmed: { flag: true },
    invitees: [{ email: "ines@mail.example", full_name: "Ines Brandt" }],
  });
  await signIn(context, user._id);
  await page.goto("/console");
  const today = page.locator("section").filter({ has: page.getByRole("heading", { name: "Today" }) });
  await expect(today.getByRole("link", { name: title })).toBeVisible();
  await expect(today.getByText(`${host} with Ines Brandt`)).toBeVisible();
});
