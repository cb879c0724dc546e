import { buildDetailsPath, changeFields, getErrorSummary, getField } from "../support/booking-steps";
import { expect, test } from "../support/fixtures";
import { formatExpectedDate, formatExpectedTime } from "../support/format-expected";
import { makeStoryName } from "../support/make-story-name";
import { submitMailedCode } from "../support/submit-code";

const ZONE = "Europe/Paris";

test("a booker whose time was taken keeps all typed text and gets the nearest times", {
  tag: "@main",
}, async ({ page, host, api }) => {
  const robin = await host({ custom: { ask_phone: true, ask_company: true } });
  const free = await robin.freeTimes();
  const chosen = free[5] as string;
  const booker = `${makeStoryName("ana")}@mail.example`;
  const typed = {
    Name: "Ana Duarte",
    Email: booker,
    Phone: "+351 912 345 678",
    Company: "Duarte & Filhos",
    Subject: "Façade “north”",
    Location: "Rua Augusta 1",
    Guests: "rui@mail.example\neva@mail.example",
    Message: "First line\n\nThird <line>",
  };
  const expectKept = async () => {
    for (const [label, value] of Object.entries(typed))
      await expect(getField(page, label)).toHaveValue(value);
  };

  await page.goto(buildDetailsPath(robin.nickname, ZONE, chosen));
  await changeFields(page, typed);
  const taken = await robin.take(chosen);
  await page.getByRole("button", { name: "Book" }).click();

  const summary = getErrorSummary(page);
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(`${formatExpectedTime(ZONE, chosen)} was just taken`);
  await expectKept();
  const nearest = page.getByRole("listitem").getByRole("button", { name: /^\w{3},? \d+ \w+, \d\d:\d\d$/ });
  await expect(nearest).toHaveCount(3);
  const instead = free[6] as string;
  await nearest.filter({ hasText: formatExpectedTime(ZONE, instead) }).click();
  await expect(page.getByRole("region", { name: "Selected time" })).toContainText(
    formatExpectedTime(ZONE, instead),
  );
  await expect(getErrorSummary(page)).toHaveCount(0);
  await expectKept();
  await page.getByRole("button", { name: "Book" }).click();
  await submitMailedCode(page, api, booker);
  await expect(page.getByRole("main")).toContainText("Confirmed");

  const [event, ...others] = (await robin.events()).filter(({ _id }) => _id !== taken._id);
  expect(others).toEqual([]);
  expect(event?.dates.map(({ date }) => date)).toEqual([instead]);
  expect(event?.title).toBe(typed.Subject);
  expect(event?.places.map(({ name }) => name)).toEqual([typed.Location]);
  expect(event?.messages.map(({ body }) => body)).toEqual([typed.Message]);
  expect(event?.invitees.map(({ email }) => email)).toEqual(
    expect.arrayContaining([booker, "rui@mail.example", "eva@mail.example"]),
  );
});

test("a booker sees each mistake named and linked to its field, and valid input stays", async ({
  page,
  host,
  api,
}) => {
  const robin = await host({
    custom: {
      ask_phone: true,
      title_mandatory: true,
      title_label: "Topic",
      title_placeholder: "What is it about?",
      fixed_places: [{ name: "Studio", address: "14 Tanner Street" }, { name: "Video call" }],
      forbid_add_places: true,
    },
  });
  const [chosen = ""] = await robin.freeTimes();
  await page.goto(buildDetailsPath(robin.nickname, ZONE, chosen));
  await expect(getField(page, "Topic")).toHaveAttribute("placeholder", "What is it about?");
  await expect(page.getByRole("textbox", { name: "Another location" })).toHaveCount(0);
  const place = page.getByRole("group", { name: "Location" });
  await expect(place.getByRole("radio")).toHaveCount(2);
  await expect(place.getByRole("radio", { name: "Studio 14 Tanner Street" })).toBeChecked();

  await place.getByRole("radio", { name: "Video call" }).check();
  await changeFields(page, {
    Email: "ana at mail",
    Guests: "rui@mail.example, eva(at)mail.example",
    Message: "Kept",
  });
  await page.getByRole("button", { name: "Book" }).click();

  const summary = getErrorSummary(page);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("heading")).toHaveText("Please fix 5 fields");
  const mistakes = [
    ["Enter your name", "Name"],
    ["Enter an email address like ana@example.org", "Email"],
    ["Enter your phone number", "Phone"],
    ["Enter a subject", "Topic"],
    ["“eva(at)mail.example” isn’t an email address", "Guests"],
  ] as const;
  for (const [text, label] of mistakes) {
    await summary.getByRole("link", { name: text }).click();
    await expect(getField(page, label)).toBeFocused();
    await expect(getField(page, label)).toHaveAttribute("aria-invalid", "true");
    await expect(getField(page, label)).toHaveAccessibleDescription(
      new RegExp(`${text.replace(/[()]/g, ".")}$`),
    );
  }
  await expect(getField(page, "Email")).toHaveValue("ana at mail");
  await expect(getField(page, "Guests")).toHaveValue("rui@mail.example, eva(at)mail.example");
  await expect(getField(page, "Message")).toHaveValue("Kept");
  await expect(place.getByRole("radio", { name: "Video call" })).toBeChecked();

  const booker = `${makeStoryName("ana")}@mail.example`;
  await changeFields(page, {
    Name: "Ana Duarte",
    Email: booker,
    Phone: "(0)1 23-45.67 89",
    Topic: "North façade",
    Guests: "rui@mail.example",
  });
  await page.getByRole("button", { name: "Book" }).click();
  await submitMailedCode(page, api, booker);
  const main = page.getByRole("main");
  await expect(main).toContainText("Confirmed");
  await expect(main).toContainText("Video call");
  await expect(main).toContainText(formatExpectedDate(ZONE, chosen));
  const [event] = await robin.events();
  expect(event?.title).toBe("North façade");
  expect(event?.places.map(({ name }) => name)).toEqual(["Video call"]);
});

test("a booker with a link to a past time reads so and sees free times", async ({ page, host }) => {
  const robin = await host();
  const [chosen = ""] = await robin.freeTimes();
  await robin.take(chosen);
  await page.goto(buildDetailsPath(robin.nickname, ZONE, chosen));
  await expect(page.getByText("That time was just taken")).toBeVisible();
  await expect(page.getByRole("radio").first()).toBeVisible();
});
