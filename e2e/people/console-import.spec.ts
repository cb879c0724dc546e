import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { openConsole } from "../support/console-page";
import { expect, getDemo, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";

const generateWord = () => randomBytes(4).toString("hex");

test.beforeEach(({ context }) => signInBrowser(context, getDemo().admin._id));

const buildCsvUpload = (name: string, lines: string[]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(lines.join("\r\n"), "latin1"),
});

test("an admin imports 500 users from a Latin-1 file with semicolons, and sees errors at their rows", async ({
  page,
  api,
}) => {
  test.slow();
  const run = generateWord();
  const people = Array.from(
    { length: 500 },
    (_, n) => `Zoë;Müller ${run} ${n};zoe-${run}-${n}@mail.example;de`,
  );
  people[10] = "No;Address;nobody at all;de";
  people[20] = `Twice;Müller;zoe-${run}-3@mail.example;de`;
  people[450] = `Wrong;Language;wrong-${run}@mail.example;xx`;
  await openConsole(page, "/users?import=1");
  await page
    .getByLabel("CSV file")
    .setInputFiles(buildCsvUpload("people.csv", ["Vorname;Nachname;E-Mail;Sprache", ...people]));
  await expect(page.getByText("500 rows found.")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "E-Mail" })).toHaveValue("email");
  await page.getByRole("combobox", { name: "Sprache" }).selectOption("language");
  await page.getByRole("button", { name: "Check without saving" }).click();
  await expect(page.getByText("497 rows are fine, 3 rows have errors.")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("checkbox", { name: "Only rows with errors" }).check();
  await expect(page.getByRole("row", { name: /^12 .*nobody at all.*Enter a valid value/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^22 .*Same as row 5/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^452 .*xx.*Enter a valid value/ })).toBeVisible();
  expect(await api("GET", `/v2/users?search=${run}&limit=1000`)).toHaveLength(0);

  await page.getByRole("button", { name: "Import 497 rows" }).click();
  await expect(page.getByText("Import complete")).toBeVisible({ timeout: 60_000 });
  const users = await api<{ first_name: string }[]>("GET", `/v2/users?search=${run}&limit=1000`);
  expect(users).toHaveLength(497);
  expect(users[0]?.first_name).toBe("Zoë");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download result" }).click();
  const result = readFileSync(await (await download).path(), "utf8").split("\n");
  expect(result[1]).toContain("Created");
  expect(result[11]).toContain("Can’t import");
});

test("an admin resumes an interrupted import", async ({ page, api, context }) => {
  test.slow();
  const run = generateWord();
  const people = Array.from({ length: 250 }, (_, n) => `${run} ${n},on-${run}-${n}@mail.example`);
  const csv = buildCsvUpload("later.csv", ["first name,email", ...people]);
  await openConsole(page, "/users?import=1");
  await page.getByLabel("CSV file").setInputFiles(csv);
  await page.getByRole("button", { name: "Check without saving" }).click();
  await expect(page.getByText("250 rows are fine")).toBeVisible({ timeout: 60_000 });
  let batches = 0;
  await page.route("**/v2/users/batch", (route) => (++batches > 1 ? route.abort() : route.continue()));
  await page.getByRole("button", { name: "Import 250 rows" }).click();
  await expect(page.getByText(/No response. Retrying in \d s; nothing is lost/)).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("The import stopped at row 100 of 250.")).toBeVisible();

  const again = await context.newPage(); // The first tab may be closed by now.
  await openConsole(again, "/users?import=1");
  await expect(again.getByText("stopped at row 100 of 250")).toBeVisible();
  await again.getByLabel("CSV file").setInputFiles(csv);
  await again.getByRole("button", { name: "Check without saving" }).click();
  await again.getByRole("button", { name: "Import 150 rows" }).click({ timeout: 60_000 });
  await expect(again.getByText("Import complete")).toBeVisible({ timeout: 60_000 });
  expect(await api("GET", `/v2/users?search=${run}&limit=1000`)).toHaveLength(250);
});

test("an import honours Retry-After, and loses no rows", async ({ page, api }) => {
  const run = generateWord();
  const people = Array.from({ length: 150 }, (_, n) => `${run} ${n},wait-${run}-${n}@mail.example`);
  await openConsole(page, "/users?import=1");
  await page
    .getByLabel("CSV file")
    .setInputFiles(buildCsvUpload("wait.csv", ["first name,email", ...people]));
  await page.getByRole("button", { name: "Check without saving" }).click();
  await expect(page.getByText("150 rows are fine")).toBeVisible({ timeout: 60_000 });
  const answers = [
    { status: 429, headers: { "retry-after": "2" } },
    { status: 503, headers: { "retry-after": "1" } },
  ];
  await page.route("**/v2/users/batch", (route) => {
    const next = answers.shift();
    return next
      ? route.fulfill({ ...next, contentType: "application/problem+json", body: "{}" })
      : route.continue();
  });
  await page.getByRole("button", { name: "Import 150 rows" }).click();
  await expect(page.getByText("Rate limit reached. Continuing in 2 s.")).toBeVisible();
  await expect(page.getByText("No response. Retrying in 1 s; nothing is lost.")).toBeVisible();
  await expect(page.getByText("Import complete")).toBeVisible({ timeout: 60_000 });
  expect(await api("GET", `/v2/users?search=${run}&limit=1000`)).toHaveLength(150);
});

test("an admin imports a locator's locations, which are found near an address", { tag: "@main" }, async ({
  page,
  api,
}) => {
  test.slow();
  const run = generateWord();
  await page.goto("/console/locators?new=1");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Title" }).fill(`Shops ${run}`);
  await dialog.getByRole("textbox", { name: "Link" }).fill(`shops-${run}`);
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Shops ${run}` })).toBeVisible();
  await page.getByRole("button", { name: "Import locations" }).click();
  await page
    .getByLabel("Or paste the rows here")
    .fill(
      [
        "name\tid\taddress\tlatitude\tlongitude",
        "Harbour\ts1\t\t53,5459\t9,9681",
        "Palace\ts2\tBerlin, Germany\t\t",
        "Nowhere\ts3\tQxzzy Wvvvq 99999999\t\t",
      ].join("\n"),
    );
  await page.getByRole("button", { name: "Read rows" }).click();
  await page.getByRole("button", { name: "Check without saving" }).click();
  await expect(page.getByText("2 rows are fine, 1 row has an error.")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("We couldn’t find this address")).toBeVisible();
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(page.getByText("Import complete")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("link", { name: "Locations" }).click();

  await expect(page.getByRole("rowheader", { name: "Harbour" })).toBeVisible();
  await page.getByRole("textbox", { name: "Street address" }).fill("Hamburg, Germany");
  await page.getByRole("button", { name: "Find nearest" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: /Harbour.*km/ })).toBeVisible();

  await page.goto(`/locators/shops-${run}`);
  await expect(page.getByText("Palace").first()).toBeVisible();
  const [locator] = await api<{ _id: string }[]>("GET", `/v2/locators?search=${run}`);
  expect(await api("GET", `/v2/locators/${locator?._id}/locations`)).toHaveLength(2);
});

test("an admin previews 50,000 rows while they are checked, and reads why a longer file is refused", async ({
  page,
  api,
}) => {
  test.slow();
  const run = generateWord();
  const rows = Array.from({ length: 50_001 }, (_, n) => `Ana;Duarte ${run};ana-${run}-${n}@mail.example`);
  const choose = (some: string[]) =>
    page
      .getByLabel("CSV file")
      .setInputFiles(buildCsvUpload("all.csv", ["first name;last name;email", ...some]));
  await openConsole(page, "/users?import=1");
  await choose(rows);
  await expect(page.getByText("This file has more than 50,000 rows. Please split it.")).toBeVisible();
  await choose(rows.slice(1));
  await expect(page.getByText("50,000 rows found.")).toBeVisible();
  await page.getByRole("button", { name: "Check without saving" }).click();
  await expect(page.getByText(/Checking row [1-9],?\d?00 of 50,000/)).toBeVisible();
  const table = page.getByRole("region", { name: "Result" });
  await table.hover();
  await page.mouse.wheel(0, 3_000_000);
  await expect(table.getByRole("row", { name: /^50001 / })).toBeVisible();
  await page.mouse.wheel(0, -3_000_000);
  await expect(table.getByRole("row", { name: /^2 Will be created/ })).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("button", { name: "Check without saving" })).toBeVisible();
  expect(await api("GET", `/v2/users?search=${run}`)).toHaveLength(0);
});
