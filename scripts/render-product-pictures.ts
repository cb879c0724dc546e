import { mkdirSync, readFileSync } from "node:fs";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { CHROMIUM } from "../e2e/support/chromium";

/**
 * `npx tsx scripts/render-product-pictures.ts [DATA_DIR]`: takes the pictures of the home page and of "What's new", in
 * light and dark and those of the product also in German, from the demo of a running service. DATA_DIR (`.data`) has its `demo.json`.
 */
const FOLDER = "public/static/home";
const VIEWPORT = { width: 1152, height: 720 };
const SCALE = 1.25;
const QUALITY = 80;
const ZONE = "Europe/London";
const VOTERS: Record<string, string[]> = {
  "Priya Nair": ["Yes", "No", "Yes", "Yes"],
  "Jonas Weber": ["No", "Yes", "Yes", "No"],
  "Léa Martin": ["Yes", "No", "Yes", "Yes"],
  "Tomás Reyes": ["No", "No", "Yes", "Yes"],
};

const POLLS = [
  { name: "poll", lang: "en", title: "Kitchen plans: choose a day for the site visit", locale: "en-GB" },
  { name: "poll-de", lang: "de", title: "Küchenplanung: Tag für die Besichtigung wählen", locale: "de-DE" },
];

interface Demo {
  web_url: string;
  api_key: string;
  admin: { _id: string; email: string; password: string };
}

const demo: Demo = JSON.parse(readFileSync(`${process.argv[2] ?? ".data"}/demo.json`, "utf8"));

const openContext = (
  browser: Browser,
  colorScheme: "light" | "dark" = "light",
  locale = "en-GB",
): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: demo.web_url,
    viewport: VIEWPORT,
    deviceScaleFactor: SCALE,
    colorScheme,
    reducedMotion: "reduce",
    locale,
    timezoneId: ZONE,
  });

/** Four afternoons of next week. */
function listPollDates() {
  const monday = new Date();
  monday.setUTCDate(monday.getUTCDate() + ((8 - monday.getUTCDay()) % 7 || 7));
  return [1, 2, 3, 4].map((day) => {
    const start = new Date(monday);
    start.setUTCDate(monday.getUTCDate() + day);
    start.setUTCHours(12 + day, 0, 0, 0);
    return { date: start.toISOString(), end_date: new Date(start.getTime() + 3_600_000).toISOString() };
  });
}

const callApi = (method: string, path: string, body?: object) =>
  fetch(`${demo.web_url}/v2/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${demo.api_key}`,
      "content-type": "application/json",
      "if-match": "*",
    },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Creates a poll with the answers of several guests; `own` is the link of the last one. */
async function createPoll(browser: Browser, title: string): Promise<{ id: string; own: string }> {
  const response = await callApi("POST", "events", {
    title,
    created_by: { email: demo.admin.email },
    dates: listPollDates(),
    poll: { open: true },
  });
  const { _id: id, poll } = (await response.json()) as { _id: string; poll: { link: string } };
  let own = poll.link;
  for (const [name, answers] of Object.entries(VOTERS)) {
    const context = await openContext(browser);
    const page = await context.newPage();
    await page.goto(poll.link);
    for (const [index, answer] of answers.entries())
      await page
        .getByRole("group", { name: " – " })
        .filter({ visible: true })
        .nth(index)
        .getByText(answer, { exact: true })
        .click();
    await page.getByLabel("Your name").fill(name);
    await page
      .getByLabel("Email")
      .fill(`${name.split(" ")[0]?.normalize("NFD").replace(/\W/g, "")}@mail.example`);
    await page.getByRole("button", { name: "Save answers" }).click();
    await page.getByText("Your answers are saved.").waitFor();
    own = `/event/${id}?key=${new URL(page.url()).searchParams.get("key")}`;
    await context.close();
  }
  return { id, own };
}

const setAdminLanguage = (language: string) => callApi("PATCH", `users/${demo.admin._id}`, { language });

async function signIn(page: Page) {
  await page.goto("/login");
  await page.getByLabel("Email or user name").fill(demo.admin.email);
  await page.getByLabel("Password", { exact: true }).fill(demo.admin.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL(/\/console/);
}

async function takePicture(page: Page, name: string, path: string, prepare?: () => Promise<unknown>) {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.addStyleTag({ content: "dialog::backdrop { background: var(--surface) !important }" });
  await prepare?.();
  const picture = await page.screenshot();
  await sharp(picture).webp({ quality: QUALITY }).toFile(`${FOLDER}/${name}.webp`);
}

async function sendTryRequest(page: Page) {
  const operation = page.locator("#listTeams");
  await operation.getByText("Try it").click();
  await operation.getByLabel("Your API key").fill(demo.api_key);
  await operation.getByRole("button", { name: "Send request" }).click();
  await operation.getByText("200 OK").waitFor();
}

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch(CHROMIUM);
const schemes = ["light", "dark"] as const;
for (const scheme of schemes) {
  const page = await (await openContext(browser, scheme)).newPage();
  await takePicture(page, `booking-${scheme}`, "/amara");
  await takePicture(page, `api-${scheme}`, "/docs/reference/teams", () => sendTryRequest(page));
  await signIn(page);
  await takePicture(page, `console-${scheme}`, "/console/meetings?view=week");
  await setAdminLanguage("de");
  await takePicture(page, `console-de-${scheme}`, "/console/meetings?view=week");
  await setAdminLanguage("en");
}
// After the console, which would show them.
for (const { name, lang, title, locale } of POLLS) {
  const poll = await createPoll(browser, title);
  for (const scheme of schemes) {
    const page = await (await openContext(browser, scheme, locale)).newPage();
    await takePicture(page, `${name}-${scheme}`, `${poll.own}&lang=${lang}`);
  }
  await callApi("PUT", `events/${poll.id}/cancel`, {});
}
await browser.close();
