import type { Page } from "@playwright/test";
import { buildDetailsPath } from "../support/booking-steps";
import { buildEventLink } from "../support/build-event-link";
import { expect, test } from "../support/fixtures";
import { buildWizardLink, generateCreatorEmail, registerTestApp } from "../support/wizard-link";

const ZONE = "Europe/Paris";

/** A word longer than any in a language, as users may paste. */
const WORD = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunte";
const TEXT = `${WORD} ${WORD}${WORD}`;

const WIDTHS = [320, 390, 768, 1280];

/** Returns the pages wider than the window, with the excess. */
async function findOverflowing(page: Page, paths: readonly string[]) {
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (over > 0) wide.push(`${path} at ${width}: ${over} too wide`);
    }
  }
  return wide;
}

test("no page overflows the window, however long words are", async ({ page, host, api }) => {
  const custom = {
    auto_confirm: false,
    min_dates: 1,
    title_label: WORD,
    fixed_places: [{ name: `${WORD}${WORD}`, address: TEXT }],
  };
  const robin = await host({ message: TEXT, custom });
  const names = { first_name: WORD, last_name: WORD };
  const { belongs_to } = await api<{ belongs_to: string }>("GET", `/v2/bookpages/${robin.nickname}`);
  await api("PUT", `/v2/users/${belongs_to}`, { user: names });
  const questions = [
    { key: "why", label: TEXT.slice(0, 120), kind: "text", help: TEXT },
    { key: "which", label: WORD, kind: "radio", options: [WORD, `${WORD}2`], required: true },
  ];
  await api("PUT", `/v2/bookpages/${robin.nickname}`, { custom: { questions } });
  await api("POST", `/v2/bookpages/${robin.nickname}/types`, {
    name: `${WORD}${WORD}`.slice(0, 120),
    handle: "long",
    public: true,
    description: TEXT,
  });
  const free = await robin.freeTimes();
  const [one, two] = [free[0], free[3]] as [string, string];
  const guests = [
    { email: `${WORD.toLowerCase().slice(0, 60)}@mail.example`, full_name: `${WORD}${WORD}`.slice(0, 120) },
    { email: "bo@mail.example", full_name: WORD },
  ];
  const rest = {
    title: `${WORD}${WORD}`.slice(0, 120),
    places: [{ name: `${WORD}${WORD}`.slice(0, 120), address: TEXT }],
    messages: [{ body: TEXT }],
  };
  const planned = await robin.plan([one, two], guests, rest);
  const app = await registerTestApp(api, WORD);
  const email = generateCreatorEmail();
  const created = {
    cm: email,
    ct: await app.vouchFor(email),
    aid: app._id,
    et: TEXT.slice(0, 120),
    em: TEXT,
  };
  const people = { im: guests.map((guest) => guest.email).join("|"), in: `${WORD}${WORD}|${WORD}` };
  const handle = `long-${robin.nickname}`;
  const locator = await api<{ _id: string }>("POST", "/v2/locators", {
    handle,
    title: TEXT.slice(0, 120),
    message: TEXT,
    max_distance: 50_000,
    no_results: { message: TEXT },
  });
  await api("POST", `/v2/locators/${locator._id}/locations`, {
    name: WORD,
    extid: handle,
    location: { type: "Point", coordinates: [48.8708, 2.3317] },
    address: TEXT,
    link: `/${robin.nickname}`,
  });
  await api("POST", "/v2/forms", {
    handle,
    title: TEXT.slice(0, 120),
    questions,
    otherwise: { message: TEXT },
  });
  const paths = [
    `/locators/${handle}`,
    `/forms/${handle}`,
    `/meetings?page=${robin.nickname}`,
    `/${robin.nickname}`,
    `/${robin.nickname}/types/long`,
    buildDetailsPath(robin.nickname, ZONE, one),
    buildEventLink(planned, "bo@mail.example"),
    buildEventLink(planned, null),
    `${buildEventLink(planned, null)}&step=edit`,
    `${buildEventLink(planned, null)}&step=confirm&d=${planned.dates[0]?._id}`,
    buildWizardLink("invitees", { ...created, ...people }),
    buildWizardLink("details", { ...created, ...people }),
  ];
  expect(await findOverflowing(page, paths)).toEqual([]);

  await api("POST", `/v2/events/${planned._id}/confirm`, { date_id: planned.dates[0]?._id });
  const settled = [buildEventLink(planned, "bo@mail.example"), buildEventLink(planned, null)];
  expect(await findOverflowing(page, settled)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await page.goto(settled[0] ?? "");
  await page.setViewportSize({ width: 794, height: 1123 }); // A4
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const name of ["navigation", "button", "contentinfo", "textbox"] as const)
    await expect(page.getByRole(name)).toHaveCount(0);
});
