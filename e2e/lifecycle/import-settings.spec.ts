import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { openConsole } from "../support/console-page";
import { expect, getDemo, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";

let folder: string;
test.beforeEach(async ({ context }) => {
  folder = await mkdtemp(path.join(os.tmpdir(), "bookpage-settings-"));
  await signInBrowser(context, getDemo().admin._id);
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

async function writeFiles(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}

test("an admin previews settings files, returns to the preview, applies it and undoes it", {
  tag: "@main",
}, async ({ page, api, host }) => {
  const { nickname } = await host();
  await writeFiles({
    [`pages/${nickname}.yaml`]: `nickname: ${nickname}\nmessage: Welcome to our new page\ncustom:\n  duration: 120\n  auto_confirm: true\n`,
    "import-report.json": "{}",
  });
  await openConsole(page, "/organization");
  await page.getByRole("link", { name: "Import settings" }).first().click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download current settings (ZIP)" }).click();
  const zip = unzipSync(await readFile(await (await download).path()));
  expect(strFromU8(zip[`settings/pages/${nickname}.yaml`] ?? new Uint8Array())).toContain("duration: 30");

  await page.getByLabel("Folder with settings files").setInputFiles(folder);
  await expect(page.getByRole("heading", { name: "1 change" })).toBeVisible();
  await expect(page.getByText("Welcome to our new page")).toBeVisible();
  const row = page.getByRole("row", { name: new RegExp(`^/${nickname} –`) });
  await expect(row).toContainText(/−\d+/);
  const message = async () => (await api<{ message: string }>("GET", `/v2/bookpages/${nickname}`)).message;
  expect(await message()).not.toBe("Welcome to our new page");

  await page.reload();
  await page.getByRole("button", { name: "Apply 1 change" }).click();
  await expect(page.getByRole("heading", { name: "1 change applied" })).toBeVisible();
  expect(await message()).toBe("Welcome to our new page");
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(message).not.toBe("Welcome to our new page");
});

test("errors of settings files are named with file and line, and nothing is changed", async ({ page }) => {
  await writeFiles({ "brand.yaml": "footer: Hello\nfoter: Hello\n" });
  await openConsole(page, "/import");
  await page.getByLabel("Folder with settings files").setInputFiles(folder);
  await expect(page.getByRole("heading", { name: "1 error" })).toBeVisible();
  await expect(page.getByText("brand.yaml, line 2")).toBeVisible();
  await expect(page.getByText("did you mean footer?")).toBeVisible();
  await rm(path.join(folder, "brand.yaml"));
  await writeFiles({ "notes.txt": "Nothing to see" });
  await page.getByLabel("Folder with settings files").setInputFiles(folder);
  await expect(page.getByText("This folder has no settings files.")).toBeVisible();
});
