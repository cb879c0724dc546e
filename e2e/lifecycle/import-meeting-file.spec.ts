import { DAY } from "@/lib/core/time/instant";
import { openConsole } from "../support/console-page";
import { createEmptyOrganization } from "../support/create-organization";
import { expect, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

const formatDay = (ahead: number) => new Date(Date.now() + ahead * DAY).toISOString().slice(0, 10);

test("an admin imports the appointments of an export, after correcting a column", { tag: "@main" }, async ({
  page,
  context,
}) => {
  const name = makeStoryName("export");
  const address = `admin@${name}.example.com`;
  const { admin } = await createEmptyOrganization(name, address);
  await signInBrowser(context, admin._id);
  const rows = [3, 4, 5].map(
    (ahead) => `${formatDay(ahead)} 09:00;30;Kim ${ahead};kim-${ahead}@mail.example;${address};Größe L`,
  );
  const text = [
    "Zeitpunkt;Dauer;Kunde;E-Mail;Mitarbeiter;Wunsch",
    ...rows,
    "morgen;30;Lou;lou@mail.example;;",
  ];

  await openConsole(page, "/import");
  const file = {
    name: "appointments.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(text.join("\r\n"), "latin1"),
  };
  await page.getByLabel("CSV or calendar file").setInputFiles(file);
  await expect(page.getByText("Größe L").first()).toBeVisible();
  await expect(page.getByLabel("Mitarbeiter")).toHaveValue("host");
  await expect(page.getByLabel("Wunsch")).toHaveValue("answer");
  await page.getByRole("button", { name: "Check without saving" }).click();
  await expect(page.getByText("This file can’t be read like this.")).toBeVisible();
  await expect(page.getByText("Choose the column with the start of the meetings.")).toBeVisible();

  await page.getByLabel("Zeitpunkt").selectOption({ label: "Start" });
  await page.getByLabel("Time zone of the file").selectOption("Europe/Berlin");
  await page.getByRole("button", { name: "Check without saving" }).click();
  await expect(page.getByText("3 meetings to import").first()).toBeVisible();
  await expect(page.getByText("Row 5, Start: “morgen” isn’t a date with a time.")).toBeVisible();

  await page.getByRole("button", { name: "Back to the file" }).click();
  await expect(page.getByLabel("Zeitpunkt")).toHaveValue("start");
  await page.getByRole("button", { name: "Check without saving" }).click();
  await page.getByRole("button", { name: "Import 3 meetings" }).click();
  await expect(page.getByRole("status").filter({ hasText: "3 meetings imported" })).toBeVisible();

  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("button", { name: "Choose another file" }).click();
  await page.getByLabel("CSV or calendar file").setInputFiles({ ...file, buffer: Buffer.from("a;b") });
  await expect(page.getByText("No rows found. The first row must contain column names.")).toBeVisible();
});
