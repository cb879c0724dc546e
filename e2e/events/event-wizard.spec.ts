import type { Page } from "@playwright/test";
import { getErrorSummary } from "../support/booking-steps";
import { findOwner } from "../support/find-owner";
import { type Api, expect, getDemo, type StoryEvent, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";
import { buildWizardLink, generateCreatorEmail, registerTestApp } from "../support/wizard-link";

const ZONE = "Europe/Paris";

const submitWith = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).last().click();

const assertHeading = (page: Page, name: string) => expect(page.getByRole("heading", { name })).toBeVisible();

const listEvents = (api: Api, email: string) =>
  api<StoryEvent[]>("GET", `/v2/events?creator_emails=${encodeURIComponent(email)}`);

const assertCreated = (page: Page) => expect(page.getByText("Meeting created.")).toBeVisible();

/** Creates a link of a newly registered app for a user without an account. */
async function createGuestLink(
  api: Api,
  rest: Record<string, string> = {},
  step: "invitees" | "details" = "invitees",
) {
  const app = await registerTestApp(api);
  const cm = generateCreatorEmail();
  const link = { aid: app._id, agid: "g1,g2", cm, cn: "Dana Okoye", ct: await app.vouchFor(cm), ...rest };
  return { app, cm, address: buildWizardLink(step, link) };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a user without an account plans a meeting from an app’s link", { tag: "@main" }, async ({
      page,
      api,
    }) => {
      test.slow(); // The test passes through both pages and back.
      const { app, cm, address } = await createGuestLink(api, {
        im: "ana@mail.example|bo at mail",
        in: "Ana Duarte|Bo Lind",
        ...(javaScriptEnabled ? {} : { tz: ZONE }), // The browser sends it otherwise.
      });
      await page.goto(address);
      await expect(page.getByText("Started from Support desk")).toBeVisible();
      await expect(page.getByText("“bo at mail” isn’t an email address")).toBeVisible();
      await submitWith(page, "Continue");
      await expect(getErrorSummary(page)).toContainText("“bo at mail” isn’t an email address");
      await page.getByRole("textbox", { name: "Bo Lind’s email" }).fill("bo@mail.example");
      await page.getByRole("textbox", { name: "Add people" }).fill("Cy <cy@mail.example>, di@mail.example");
      await submitWith(page, "Add");
      await expect(page.getByRole("listitem").filter({ hasText: "cy@mail.example" })).toBeVisible();
      await page.getByRole("button", { name: "Remove di@mail.example" }).click();
      await expect(page.getByText("di@mail.example")).toHaveCount(0);
      await submitWith(page, "Continue");

      await assertHeading(page, "Details");
      await expect(page.getByText("3 people are invited")).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Boiler visit");
      await page.getByRole("textbox", { name: "Title" }).fill("Boiler <b>visit</b>");
      await submitWith(page, "Next week");
      await page
        .getByRole("group")
        .filter({ has: page.locator("input[name=pick]") })
        .nth(1)
        .getByText("10:00")
        .click();
      await submitWith(page, "Next week");
      const chosen = page.getByRole("region", { name: "Selected times" });
      await expect(chosen.getByRole("button", { name: /^Remove: Tue .*, 10:00$/ })).toBeVisible();
      await page.getByText("Exact times").click();
      await page.getByLabel("Date").first().fill("2031-03-12");
      await page.getByLabel("From").first().fill("09:10");
      await page.getByLabel("Until").first().fill("09:40");
      await submitWith(page, "Show email");
      await expect(page.getByText("Invitation: Support desk")).toBeVisible();
      await expect(page.getByText("“Boiler <b>visit</b>”")).toBeVisible();

      await submitWith(page, "Back to guests");
      await expect(page.getByText("cy@mail.example")).toBeVisible();
      await submitWith(page, "Continue");
      const title = page.getByRole("textbox", { name: "Title" });
      await expect(title).toHaveValue("Boiler <b>visit</b>");
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST" && request.isNavigationRequest()) sent.push(request.url());
      });
      await title.press("Enter"); // Enter invites nobody yet.
      await submitWith(page, "Create meeting");
      await assertCreated(page);
      expect(sent).toHaveLength(1);
      await assertHeading(page, "Boiler <b>visit</b>");

      const [event, ...more] = await listEvents(api, cm);
      expect(more).toEqual([]);
      expect(event?.third_party).toEqual({ app: app._id, group_ids: ["g1", "g2"], name: "Support desk" });
      expect(event?.invitees.map(({ email }) => email)).toEqual([
        cm,
        "ana@mail.example",
        "bo@mail.example",
        "cy@mail.example",
      ]);
      expect(event?.dates.at(-1)?.date).toBe("2031-03-12T08:10:00.000Z");
      expect(event?.dates).toHaveLength(2);
      expect(event?.places.map(({ name }) => name)).toEqual(["Studio", "Video call"]);
      const found = await api<StoryEvent[]>("GET", `/v2/events?app_id=${app._id}&group_ids=g2`);
      expect(found.map(({ _id }) => _id)).toEqual([event?._id]);
    });

    test("a user with an account logs in and returns to all they had entered", async ({ page, api }) => {
      const { admin } = getDemo();
      const app = await registerTestApp(api);
      await page.goto(buildWizardLink("details", { aid: app._id, cm: admin.email, et: "Site visit" }));
      await expect(page).toHaveURL(/\/login\?next=/);
      await page.getByRole("textbox", { name: "Email or user name" }).fill(admin.email);
      await page.getByLabel("Password").fill(admin.password);
      await submitWith(page, "Log in");
      await assertHeading(page, "Details");
      await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Site visit");
      await expect(page.getByText("2 people are invited")).toBeVisible();
      await submitWith(page, "Create meeting");
      await assertCreated(page);
      const [event] = await api<StoryEvent[]>("GET", `/v2/events?app_id=${app._id}`);
      expect(event).toMatchObject({ title: "Site visit", created_by: { user: admin._id } });
    });

    test("a user reads why a link has expired, and recovers its contents by logging in", async ({
      page,
      api,
    }) => {
      const { admin } = getDemo();
      const app = await registerTestApp(api);
      await page.goto(buildWizardLink("invitees", { aid: app._id, cm: admin.email, ct: "1.expired" }));
      await assertHeading(page, "This link has expired");
      await page.getByRole("link", { name: "Log in" }).click();
      await page.getByRole("textbox", { name: "Email or user name" }).fill(admin.email);
      await page.getByLabel("Password").fill(admin.password);
      await submitWith(page, "Log in");
      await assertHeading(page, "Who is invited?");
      await expect(page.getByText("bo@mail.example")).toBeVisible();
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? "what is free, with JavaScript" : "what is free, without JavaScript",
    () => {
      test.use({ javaScriptEnabled });

      test("an organiser sees which invitees can come in the week, with times that suit all first", async ({
        page,
        api,
        host,
        context,
      }) => {
        const [dana, bo, cy] = [
          await host({ timezone: ZONE }),
          await host({ timezone: ZONE }),
          await host({ timezone: ZONE }),
        ];
        await bo.take("2031-03-10T09:00:00.000Z");
        await signInBrowser(context, await findOwner(api, dana));
        const app = await registerTestApp(api);
        const im = `${bo.email}|${cy.email}`;
        await page.goto(
          buildWizardLink("details", {
            aid: app._id,
            im,
            in: "Bo Lind|Cy Moor",
            week: "2031-03-10",
            tz: ZONE,
          }),
        );
        const monday = page.locator("[data-week-grid] fieldset").first();
        await expect(monday.getByRole("checkbox", { name: "09:00 3 of 3 free" })).toBeVisible();
        await expect(monday.getByRole("checkbox", { name: "10:00 2 of 3 free" })).toBeVisible();
        const best = page.getByRole("region", { name: "Times that work for everyone" });
        const first = best.getByRole("button").first();
        await expect(first).toHaveText(/^Mon 10 Mar\s*09:00$/);
        await first.click();
        await expect(first).toHaveAttribute("aria-pressed", "true");
        await expect(monday.getByRole("checkbox", { name: "09:00" })).toBeChecked();
        await first.click();
        await expect(monday.getByRole("checkbox", { name: "09:00" })).not.toBeChecked();
        await expect(first).toHaveAttribute("aria-pressed", "false");
        await first.click();
        await page.getByText("Who’s busy when").click();
        await expect(page.getByText("Bo Lind", { exact: true })).toBeVisible();
        await submitWith(page, "Create meeting");
        await assertCreated(page);
        const [event] = await listEvents(api, dana.email);
        expect(event?.dates.map(({ date }) => date)).toEqual(["2031-03-10T08:00:00.000Z"]);
      });
    },
  );
}

test("an organiser logged in with the wrong account switches, and keeps all input", async ({
  page,
  api,
  context,
}) => {
  const { admin } = getDemo();
  await signInBrowser(context, admin._id);
  const app = await registerTestApp(api);
  await page.goto(buildWizardLink("details", { aid: app._id, cm: "colleague@harbourandpine.example" }));
  await assertHeading(page, "You’re logged in as someone else");
  await page.getByRole("link", { name: `Continue as ${admin.email}` }).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Boiler visit");
  await page.goBack();
  await submitWith(page, "Log in as someone else");
  await expect(page).toHaveURL(/\/login\?next=%2Fadd_details.*Boiler/);
});

test("an organiser adds and removes chips without a page load", async ({ page, api }) => {
  const { address } = await createGuestLink(api);
  await page.goto(address);
  const more = page.getByRole("textbox", { name: "Add people" });
  const here = page.url();
  await expect(async () => {
    await more.fill("Cy <cy@mail.example>; not one");
    await more.press("Enter");
    await expect(page.getByText("cy@mail.example")).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText("“not one” isn’t an email address")).toBeVisible();
  await page.getByRole("textbox", { name: "Correct this address" }).fill("di@mail.example");
  await more.focus();
  await expect(page.getByRole("button", { name: "Remove di@mail.example" })).toBeVisible();
  await page.getByRole("button", { name: "Remove Ana Duarte" }).click();
  await expect(page.getByText("ana@mail.example")).toHaveCount(0);
  await expect(more).toBeFocused();
  expect(page.url()).toBe(here);
  await submitWith(page, "Continue");
  await expect(page.getByText("bo@mail.example, Cy, di@mail.example")).toBeVisible();
});

test("the week grid is one tab stop with arrow keys", async ({ page, api }) => {
  const { cm, address } = await createGuestLink(api, { week: "2031-03-10" }, "details");
  await page.goto(address);
  const times = page.locator("[data-week-grid] input");
  await expect(page.locator("[data-week-grid] input[tabindex='0']")).toHaveCount(1);
  await times.first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await submitWith(page, "Create meeting");
  await assertCreated(page);
  const [event] = await listEvents(api, cm);
  expect(event?.dates.map(({ date }) => date)).toEqual(["2031-03-11T08:00:00.000Z"]);
});

test("script in any free text is shown as text, and the same form sent twice creates once", async ({
  page,
  api,
  request,
}) => {
  const evil = (name: string) =>
    `<script>window.ran="${name}"</script><img src=x onerror="window.ran='${name}'">`;
  const app = await registerTestApp(api, evil("app"));
  const cm = generateCreatorEmail();
  await page.goto(
    buildWizardLink("details", {
      aid: app._id,
      agid: evil("group"),
      cm,
      cn: evil("creator"),
      ct: await app.vouchFor(cm),
      et: evil("title"),
      em: `</textarea>${evil("message")}`,
      im: "ana@mail.example",
      in: evil("invitee"),
      places: `${evil("place")}|javascript:window.ran=1`,
      preview: "1",
    }),
  );
  for (const name of ["app", "creator", "invitee"])
    await expect(page.getByText(evil(name)).first()).toBeVisible();
  const form = await page
    .locator("form[method=post]")
    .evaluate((element) =>
      [...new FormData(element as HTMLFormElement)].map(
        ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
      ),
    );
  const send = async () => {
    const response = await request.post("/add_details/submit", {
      data: [...form, "go=create"].join("&"),
      headers: { "content-type": "application/x-www-form-urlencoded" },
      maxRedirects: 0,
    });
    expect(response.status()).toBe(303);
    return response.headers().location;
  };
  const [first, second] = await Promise.all([send(), send()]);
  expect(first).toMatch(/^\/event\//);
  /** Removes the parameter of the notice, which differs each time. */
  const withoutNotice = (address = "") => address.replace(/&done=[^&#]*(#done)?/, "");
  expect([second, await send()].map(withoutNotice)).toEqual([first, first].map(withoutNotice));
  expect(await listEvents(api, cm)).toHaveLength(1);
  await page.goto(first ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(evil("title"));
  expect(await page.evaluate(() => (window as { ran?: string }).ran)).toBeUndefined();
  expect(await page.locator("a[href^='javascript:']").count()).toBe(0);
});

test("a form of another website is rejected", async ({ page, api, request }) => {
  const { cm, address } = await createGuestLink(api, {}, "details");
  const form = Object.fromEntries(new URLSearchParams(address.split("?")[1]));
  const response = await request.post("/add_details/submit", {
    form: { ...form, go: "create" },
    headers: { origin: "https://elsewhere.example" },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(403);
  await page.setContent(await response.text());
  await assertHeading(page, "The form couldn’t be submitted");
  expect(await listEvents(api, cm)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true });

  test("both steps fit, and an organiser taps a time", async ({ page, api }) => {
    const { cm, address } = await createGuestLink(api, { week: "2031-03-10" });
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.goto(address);
    await fits();
    await page.getByRole("button", { name: "Continue" }).last().tap();
    await assertHeading(page, "Details");
    await fits();
    await page.locator("[data-week-grid] fieldset").nth(2).getByText("14:00").tap();
    await page.getByRole("button", { name: "Create meeting" }).last().tap();
    await assertCreated(page);
    const [event] = await listEvents(api, cm);
    expect(event?.dates.map(({ date }) => date)).toEqual(["2031-03-12T13:00:00.000Z"]);
  });
});
