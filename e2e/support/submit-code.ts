import type { Page } from "@playwright/test";
import type { Language } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { type Api, expect } from "./fixtures";

/** The last code that was mailed to this address. */
async function findMailedCode(api: Api, email: string): Promise<string> {
  const mails = await api<{ _id: string; kind: string }[]>(
    "GET",
    `/v2/mails?search=${encodeURIComponent(email)}`,
  );
  const mailed = mails.find(({ kind }) => kind === "code");
  const { text } = await api<{ text: string }>("GET", `/v2/mails/${mailed?._id}`);
  return /\b\d{3} \d{3}\b/.exec(text)?.[0] ?? "";
}

/** Types the code that the page requires. */
export async function submitMailedCode(page: Page, api: Api, email: string, lang: Language = "en") {
  const t = getTranslator(lang);
  await expect(page.getByRole("heading", { name: t("confirmation.heading") })).toBeVisible();
  await page.getByRole("textbox", { name: t("confirmation.code") }).fill(await findMailedCode(api, email));
  await page.getByRole("button", { name: t("confirmation.submit"), exact: true }).click();
}
