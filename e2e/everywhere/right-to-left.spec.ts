import type { Page } from "@playwright/test";
import { asInstant } from "@/lib/core/time/instant";
import { createMeetingsToken } from "@/lib/domain/events/my-meetings/meetings-token";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { buildDetailsPath } from "../support/booking-steps";
import { buildEventLink } from "../support/build-event-link";
import { type Api, expect, getDemo, type StoryHost, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { buildWizardLink, generateCreatorEmail, registerTestApp } from "../support/wizard-link";

const ZONE = "Europe/Paris";

test.use({ locale: "ar", timezoneId: ZONE });

/** User-supplied texts in Latin script, each ending with a sign that the page's direction would move. */
const TEXTS = {
  title: "Kitchen plans (part 2)!",
  person: "Marsh & Sons, Inc.",
  team: "Kitchen planners (Paris)",
  place: "Studio 4 (upper floor)",
  address: "14 Tanner Street, London.",
  message: "Shall we meet soon?",
  question: "What is it about?",
  help: "One line is enough.",
  option: "Something else...",
  kind: "First look (free)",
};

const USER_TEXTS = Object.values(TEXTS);

const toArabicPath = (path: string) => `${path}${path.includes("?") ? "&" : "?"}lang=ar`;

/** Returns user-supplied texts with the page's direction, and the page's overflow. */
async function findDirectionIssues(page: Page, path: string) {
  const issues: string[] = [];
  await page.goto(toArabicPath(path));
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) issues.push(`${path} at ${width}: ${over} too wide`);
  }
  const astray = await page.evaluate((strangers) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const own = node.parentElement?.closest("bdi, [dir]:not(html), textarea, script, .sr-only");
      if (!own)
        found.push(
          ...strangers
            .filter((one) => text.replaceAll(`\u2068${one}\u2069`, "").includes(one))
            .map((one) => `${one} in ${text}`),
        );
    }
    return found;
  }, USER_TEXTS);
  return [...issues, ...new Set(astray.map((text) => `${path}: ${text} runs the page's way`))];
}

const QUESTIONS = [
  { key: "why", label: TEXTS.question, kind: "text", help: TEXTS.help },
  { key: "which", label: TEXTS.question, kind: "radio", options: [TEXTS.option, "Sales"], required: true },
  { key: "from", label: TEXTS.question, kind: "select", options: [TEXTS.option, "Sales"] },
];

/** A page, a team, a form and a locator, all of them in Latin script. */
async function createPages(api: Api, robin: StoryHost) {
  const page = await api<{ belongs_to: string }>("GET", `/v2/bookpages/${robin.nickname}`);
  const name = { first_name: TEXTS.person, last_name: "" };
  await api("PUT", `/v2/users/${page.belongs_to}`, { user: name });
  await api("PUT", `/v2/bookpages/${robin.nickname}`, { custom: { questions: QUESTIONS } });
  await api("POST", `/v2/bookpages/${robin.nickname}/types`, {
    name: TEXTS.kind,
    handle: "first",
    public: true,
    description: TEXTS.message,
  });
  const handle = makeStoryName("rtl");
  const team = { extid: handle, name: TEXTS.team, members: [page.belongs_to], public: true, handle };
  await api("POST", "/v2/teams", team);
  await api("PUT", `/v2/bookpages/${handle}`, { custom: { hosts: { kind: "any", choose: true } } });
  const otherwise = { message: TEXTS.message };
  await api("POST", "/v2/forms", { handle, title: TEXTS.title, questions: QUESTIONS, otherwise });
  const locator = await api<{ _id: string }>("POST", "/v2/locators", {
    handle,
    title: TEXTS.title,
    message: TEXTS.message,
    no_results: { message: TEXTS.message },
  });
  await api("POST", `/v2/locators/${locator._id}/locations`, {
    name: TEXTS.place,
    extid: handle,
    location: { type: "Point", coordinates: [48.8708, 2.3317] },
    address: TEXTS.address,
    link: `/${robin.nickname}`,
  });
  return handle;
}

test("user-supplied text keeps its direction in Arabic, and no page overflows the window", async ({
  page,
  host,
  api,
}) => {
  test.slow();
  const fixed_places = [{ name: TEXTS.place, address: TEXTS.address }];
  const robin = await host({ message: TEXTS.message, custom: { auto_confirm: false, fixed_places } });
  const handle = await createPages(api, robin);
  const [one, two] = (await robin.freeTimes()) as [string, string];
  const own = `${makeStoryName("cy")}@mail.example`;
  const guests = [{ email: "bo@mail.example", full_name: TEXTS.person }, { email: own }];
  const rest = {
    title: TEXTS.title,
    places: [{ name: TEXTS.place, address: TEXTS.address }, { name: TEXTS.option }],
    messages: [{ body: TEXTS.message }],
    poll: { open: true },
  };
  const planned = await robin.plan([one, two], guests, rest);
  const paths = [
    "/",
    "/help",
    "/login",
    "/forgot",
    `/meetings?page=${robin.nickname}`,
    `/${makeStoryName("unknown")}`,
    `/${robin.nickname}`,
    `/${robin.nickname}/types/first`,
    buildDetailsPath(robin.nickname, ZONE, one),
    `/${handle}`,
    `/forms/${handle}`,
    `/locators/${handle}`,
    `/locators/${handle}?q=Lisbon`,
    new URL(planned.poll?.link ?? "").pathname,
    buildEventLink(planned, "bo@mail.example"),
    buildEventLink(planned, null),
    `${buildEventLink(planned, null)}&step=edit`,
    `${buildEventLink(planned, null)}&step=confirm&d=${planned.dates[0]?._id}`,
  ];
  const app = await registerTestApp(api, TEXTS.team);
  const cm = generateCreatorEmail();
  const link = { aid: app._id, cm, cn: TEXTS.person, ct: await app.vouchFor(cm) };
  const filled = { et: TEXTS.title, im: "bo@mail.example", in: TEXTS.person };
  paths.push(
    buildWizardLink("invitees", { ...link, ...filled }),
    buildWizardLink("details", { ...link, ...filled, preview: "1" }),
    buildWizardLink("details", { ...link, ct: "old" }),
  );
  const issues: string[] = [];
  for (const path of paths) issues.push(...(await findDirectionIssues(page, path)));

  await api("POST", `/v2/events/${planned._id}/confirm`, { date_id: planned.dates[0]?._id });
  for (const who of ["bo@mail.example", null])
    issues.push(...(await findDirectionIssues(page, buildEventLink(planned, who))));
  const { organization } = getDemo();
  const mine = { organization: asOrganizationId(organization), email: own, page: robin.nickname };
  issues.push(
    ...(await findDirectionIssues(page, `/meetings/${createMeetingsToken(mine, asInstant(Date.now()))}`)),
  );
  await expect(page.getByRole("link", { name: TEXTS.title }).first()).toBeVisible();
  expect(issues).toEqual([]);
});
