import { changeFields } from "../support/booking-steps";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, getDemo, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

const ZONE = "Europe/Paris";
const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

test.use({ locale: "en-GB", timezoneId: ZONE });

test("an admin sets up an interview of three parts; a candidate books, moves and cancels it", {
  tag: "@main",
}, async ({ page, api, context }) => {
  test.slow();
  const slug = makeStoryName("interview");
  const people: string[] = [];
  for (const first_name of ["Anna", "Ben"]) {
    const email = `${makeStoryName("interviewer")}@harbourandpine.example`;
    const { user } = await api<{ user: { _id: string } }>("POST", "/v2/users", {
      organization: getDemo().organization,
      user: { email, first_name, last_name: "Holm", timezone: ZONE },
      availability: {
        today_as_busy: true,
        days: Object.fromEntries(
          DAYS.map((day) => [day, { slots: [{ start_time: "09:00", end_time: "17:00" }] }]),
        ),
      },
    });
    people.push(user._id);
  }
  await api("POST", "/v2/teams", {
    extid: slug,
    name: "Hiring",
    members: people,
    public: true,
    handle: slug,
  });
  await api("PUT", `/v2/bookpages/${slug}`, { custom: { auto_confirm: true, step: 30 } });

  await signInBrowser(context, getDemo().admin._id);
  await page.goto(`/console/pages/${slug}`);
  await page.getByRole("combobox", { name: "Parts of the meeting" }).selectOption("Several parts");
  await page.getByRole("button", { name: "Add part" }).click();
  await expect(page.getByRole("spinbutton", { name: "Duration" })).toHaveCount(3); // that of the page is gone
  const part = (number: number) =>
    page.getByRole("listitem").filter({ has: page.getByText(`Part ${number}`, { exact: true }) });
  const fillPart = async (number: number, name: string, host: string | null) => {
    await part(number).getByRole("textbox", { name: "Name" }).fill(name);
    if (!host) return;
    await part(number).getByRole("combobox", { name: "Who joins the meeting" }).selectOption("All of these");
    await part(number).getByRole("checkbox", { name: host }).check();
  };
  await fillPart(1, "Screening", "Anna Holm");
  await fillPart(2, "Talk", null);
  await fillPart(3, "Pairing", "Ben Holm");
  await part(3).getByRole("button", { name: "Move up: Pairing" }).click();
  await part(1).getByRole("spinbutton", { name: "Break after it" }).fill("15");
  await part(2).getByRole("spinbutton", { name: "Duration" }).fill("0");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Please fix one field")).toBeVisible();
  await part(2).getByRole("spinbutton", { name: "Duration" }).fill("60");
  await expect(page.getByText("135 minutes in all")).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  await page.goto(`/${slug}?tz=${ZONE}`);
  await expect(page.getByRole("main")).toContainText("2 hours 15 minutes");
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Continue" }).click();
  await changeFields(page, { Name: "Zoe Duarte", Email: "zoe@mail.example" });
  await page.getByRole("button", { name: "Book", exact: true }).click();
  const main = page.getByRole("main");
  await expect(main).toContainText("Confirmed");
  await expect(main.getByText("09:00 – 09:30 · Screening · Anna Holm")).toBeVisible();
  await expect(main.getByText("09:45 – 10:45 · Pairing · Ben Holm")).toBeVisible();
  await expect(main.getByText(/^10:45 – 11:15 · Talk · /)).toBeVisible();
  await expect(main.getByText("Host", { exact: true })).toHaveCount(2);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Reschedule" }).click();
  await page.getByRole("radio").nth(2).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Reschedule" }).click();
  await expect(main.getByText("10:45 – 11:45 · Pairing · Ben Holm")).toBeVisible();
  await page.getByRole("link", { name: "Cancel meeting" }).click();
  await page.getByRole("button", { name: "Cancel meeting" }).click();
  await expect(main).toContainText("Cancelled");
});
