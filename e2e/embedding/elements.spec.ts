import type { FrameLocator, Page } from "@playwright/test";
import { build } from "esbuild";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, test } from "../support/fixtures";
import { buildHostPage, HOSTILE_STYLE, openWebsite } from "../support/website";

type EmittedEvents = [string, { event?: string; height?: number; page: string }][];

const getEmittedEvents = (page: Page) =>
  page.evaluate(() => (window as unknown as { told: EmittedEvents }).told);

const listEmitted = async (page: Page, name: string) =>
  (await getEmittedEvents(page)).filter(([one]) => one === name);

/** Builds a framework's host page, as its own bundler would. */
async function buildBundle(contents: string) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: "tsx" },
    bundle: true,
    write: false,
    format: "iife",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"', "import.meta.url": '""' },
    tsconfig: "tsconfig.json",
    logLevel: "error",
  });
  return { type: "text/javascript", body: outputFiles[0]?.text ?? "" };
}

/** The times among all radio buttons. */
const TIME = { name: /\d:\d\d/ };

async function bookInFrame(frame: FrameLocator | Page) {
  await frame.getByRole("radio", TIME).first().check();
  await frame.getByRole("button", { name: "Continue" }).click();
  await frame.getByRole("textbox", { name: "Name" }).fill("Ana Duarte");
  await frame.getByRole("textbox", { name: "Email" }).fill("ana@mail.example");
  await frame.getByRole("button", { name: "Book", exact: true }).click();
}

/** Asserts that the frame neither hides part of the page nor has spare height. */
async function assertFrameFits(page: Page) {
  await expect
    .poll(async () => {
      const frame = page.frames()[1];
      if (!frame) return "no frame";
      const [inner, outer] = await Promise.all([
        frame.evaluate(() => document.documentElement.scrollHeight),
        page.locator("iframe").evaluate((element) => element.clientHeight),
      ]);
      return Math.abs(inner - outer) <= 1 ? "fits" : `${inner} in ${outer}`;
    })
    .toBe("fits");
}

test("times appear in the frame as the website sets them, by script and by element", {
  tag: "@main",
}, async ({ page, host, baseURL }) => {
  const robin = await host({ custom: { times_layout: "week" } as never });
  const element = (times: string) =>
    `<bookpage-calendar page="${robin.nickname}" times="${times}"></bookpage-calendar>`;
  const site = await openWebsite({
    "/script": buildHostPage(
      `<script async src="${baseURL}/embed.js" data-page="${robin.nickname}" data-times="columns" data-theme="dark"></script>`,
    ),
    "/element": buildHostPage(
      `<script type="module" src="${baseURL}/elements.js"></script>${element("month")}`,
    ),
    "/nonsense": buildHostPage(
      `<script type="module" src="${baseURL}/elements.js"></script>${element("year")}`,
    ),
  });
  const frame = page.frameLocator("iframe");
  await page.goto(`${site.address}script`);
  await expect(frame.locator("[data-wall=columns]")).toBeVisible();
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
  await frame.getByRole("link", { name: "Next week" }).click();
  await expect(frame.locator("[data-wall=columns]")).toBeVisible();
  await page.goto(`${site.address}element`);
  await expect(frame.getByRole("grid")).toBeVisible();
  await page.locator("bookpage-calendar").evaluate((calendar) => Object.assign(calendar, { times: "week" }));
  await expect(frame.locator("[data-wall=week]")).toBeVisible();
  await page.goto(`${site.address}nonsense`);
  await expect(frame.locator("[data-wall=week]")).toBeVisible();
});

test("embed.js applies theme, accent and background, and fits the height of each step", async ({
  page,
  host,
  baseURL,
}) => {
  const robin = await host({ custom: { enable_api: true } });
  const site = await openWebsite({
    "/": buildHostPage(
      `<script async src="${baseURL}/embed.js" data-page="${robin.nickname}" data-theme="dark" data-accent="#c0392b"
        data-background="transparent" data-layout="compact" data-name="Ana Duarte" data-email="ana@mail.example"></script>`,
      `${HOSTILE_STYLE} html { background: #102030; }`,
    ),
  });
  await page.goto(site.address);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("radio").first()).toBeVisible();
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
  const worn = await frame.locator("html").evaluate((root) => ({
    ground: getComputedStyle(root).backgroundColor,
    accent: (root as HTMLElement).style.getPropertyValue("--accent"),
  }));
  expect(worn.ground).toBe("rgba(0, 0, 0, 0)");
  expect(worn.accent).toContain("light-dark(#c0392b");
  await assertFrameFits(page);
  const high = await page.locator("iframe").evaluate((element) => element.clientHeight);
  await frame.getByRole("radio").first().check();
  await frame.getByRole("button", { name: "Continue" }).click();
  await expect(frame.getByRole("textbox", { name: "Name" })).toHaveValue("Ana Duarte");
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
  await assertFrameFits(page);
  await frame.getByRole("button", { name: "Book", exact: true }).click();
  await expect(frame.getByText("Confirmed", { exact: true }).first()).toBeVisible();
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
  await assertFrameFits(page);
  expect(high).toBeGreaterThan(300);
  const [event] = await robin.events();
  expect(await listEmitted(page, "bookpage:booked")).toEqual([
    ["bookpage:booked", { page: robin.nickname, event: event?._id }],
  ]);
  expect(await listEmitted(page, "bookpage:ready")).toHaveLength(1);
  expect((await listEmitted(page, "bookpage:resized")).length).toBeGreaterThan(1);
  site.close();
});

test("a website in plain HTML holds several elements and moves, changes and removes them", async ({
  page,
  host,
  baseURL,
}) => {
  const robin = await host();
  const ana = await host();
  const site = await openWebsite({
    "/": buildHostPage(
      `<bookpage-calendar id="one" page="${robin.nickname}"></bookpage-calendar>
       <bookpage-button id="two" page="${ana.nickname}" label="Meet Ana"></bookpage-button><p id="elsewhere"></p>`,
      `${HOSTILE_STYLE} #one { --bookpage-accent: rebeccapurple; --bookpage-paper: #101010; }`,
      `<script type="module" src="${baseURL}/elements.js"></script>`,
    ),
  });
  await page.goto(site.address);
  const frame = page.locator("#one").frameLocator("iframe");
  await expect(frame.getByRole("radio").first()).toBeVisible();
  const source = () => page.locator("#one iframe").getAttribute("src");
  expect(await source()).toContain("embed=theme-dark.background-transparent.accent-663399");
  await assertFrameFits(page);

  await page.getByRole("button", { name: "Meet Ana" }).click();
  const dialog = page.getByRole("dialog", { name: "Meet Ana" });
  await expect(dialog.frameLocator("iframe").locator("[data-date][tabindex='0']")).toHaveCount(1);
  await dialog.frameLocator("iframe").getByRole("radio").first().press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Meet Ana" })).toBeFocused();

  await page.evaluate(() => {
    const one = document.querySelector("#one") as HTMLElement;
    document.querySelector("#elsewhere")?.append(one);
    one.style.setProperty("--bookpage-accent", "#00695c");
  });
  await expect.poll(source).toContain("accent-00695c");
  await page.evaluate((name) => {
    Object.assign(document.querySelector("#one") ?? {}, { page: name, theme: "light" });
  }, ana.nickname);
  await expect.poll(source).toContain(`/${ana.nickname}?embed=theme-light`);
  await expect(frame.getByRole("radio").first()).toBeVisible();
  await expect(page.locator("#one iframe")).toHaveCount(1);
  await bookInFrame(frame);
  await expect.poll(() => listEmitted(page, "booked")).toHaveLength(1);
  await page.evaluate(() => document.querySelector("#one")?.remove());
  await expect(page.locator("#one")).toHaveCount(0);
  site.close();
});

test("a booker without a frame books by keyboard, and a lost time keeps all typed text", {
  tag: "@main",
}, async ({ page, host, baseURL }) => {
  const questions = [
    {
      key: "size",
      label: { en: "Size", de: "Größe" },
      kind: "select" as const,
      options: ["S", "M"],
      required: true,
    },
    { key: "colour", label: "Colour", kind: "text" as const, shown_if: { key: "size", is: "M" } },
  ];
  const robin = await host({ custom: { questions: questions as never } });
  const site = await openWebsite({
    "/": buildHostPage(
      `<bookpage-calendar inline page="${robin.nickname}" email="ana@mail.example" answers="size=M"></bookpage-calendar>`,
      `${HOSTILE_STYLE} bookpage-calendar { --bookpage-accent: #00695c; --bookpage-font: Georgia; --bookpage-radius: 0; }`,
      `<script type="module" src="${baseURL}/elements.js"></script>`,
    ),
  });
  await page.goto(site.address);
  const grid = page.getByRole("grid");
  await expect(page.getByRole("radio", TIME).first()).toBeVisible();
  expect(page.frames()).toHaveLength(1);
  const worn = await page.getByRole("button", { name: "Continue" }).evaluate((button) => {
    const { fontFamily, borderRadius } = getComputedStyle(button);
    return { fontFamily, borderRadius };
  });
  expect(worn).toEqual({ fontFamily: "Georgia", borderRadius: "0px" });
  expect(await findAxeViolations(page)).toEqual([]);
  await grid.locator("[tabindex='0']").focus();
  await page.keyboard.press("End");
  await page.keyboard.press("PageDown");
  await expect(page.getByRole("button", { name: /^Previous month/ })).toBeEnabled();
  await expect(grid.locator("[data-date]:focus")).toHaveCount(1);
  await page.keyboard.press("Enter");
  const slot = page.getByRole("radio", TIME).first();
  await slot.check();
  const lost = new Date((await slot.getAttribute("value")) ?? "").toISOString();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Your details" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("ana@mail.example");
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Please fix one field");
  await page.getByRole("button", { name: "Enter your name" }).click();
  await page.keyboard.type("Ana Duarte");
  await page.getByRole("textbox", { name: /Colour/ }).fill("Blue");
  expect(await findAxeViolations(page)).toEqual([]);
  const taken = await robin.take(lost);
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Someone just took this time");
  await page.getByRole("alert").getByRole("button").first().click();
  await expect(page.getByRole("textbox", { name: /Colour/ })).toHaveValue("Blue");
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Confirmed" })).toBeFocused();
  expect(await findAxeViolations(page)).toEqual([]);
  const event = (await robin.events()).find(({ _id }) => _id !== taken._id);
  expect((await listEmitted(page, "booked"))[0]?.[1]).toEqual({ page: robin.nickname, event: event?._id });
  site.close();
});

test("a page that excludes programs falls back to a frame", async ({ page, host, baseURL }) => {
  const robin = await host({ custom: { block_programs: true } });
  const site = await openWebsite({
    "/": buildHostPage(
      `<bookpage-calendar inline page="${robin.nickname}"></bookpage-calendar>`,
      "",
      `<script type="module" src="${baseURL}/elements.js"></script>`,
    ),
  });
  await page.goto(site.address);
  await expect(page.frameLocator("iframe").getByRole("radio").first()).toBeVisible();
  site.close();
});

test("a booker without a frame types the code on the service's own page", async ({ page, host, baseURL }) => {
  const robin = await host();
  const site = await openWebsite({
    "/": buildHostPage(
      `<bookpage-calendar inline lang="de" page="${robin.nickname}"></bookpage-calendar>`,
      "",
      `<script type="module" src="${baseURL}/elements.js"></script>`,
    ),
  });
  await page.goto(site.address);
  await page.getByRole("radio", TIME).first().check();
  await page.getByRole("button", { name: "Weiter" }).click();
  await page.locator("[name=name]").fill("Ana Duarte");
  await page.locator("[name=email]").fill("ana@mail.example");
  await page.locator("[name=guests]").fill("bo@mail.example");
  await page.getByRole("button", { name: "Buchen" }).click();
  await expect(
    page.frameLocator("iframe").locator("input[inputmode=numeric], input[name=code]").first(),
  ).toBeVisible();
  site.close();
});

test("a booker books in React 19", async ({ page, host, baseURL }) => {
  const robin = await host();
  const script = await buildBundle(`
    import { createRoot } from "react-dom/client";
    import { useState } from "react";
    import { BookpageCalendar } from "@bookpage/react";
    function Site() {
      const [told, setTold] = useState("");
      return <main><BookpageCalendar page="${robin.nickname}" origin="${baseURL}" theme="light" accent="#00695c"
        onBooked={({ event }) => setTold("Booked " + event)} /><p>{told}</p></main>;
    }
    createRoot(document.querySelector("main")).render(<Site />);`);
  const site = await openWebsite({
    "/": buildHostPage('<main></main><script src="/site.js"></script>'),
    "/site.js": script,
  });
  await page.goto(site.address);
  await bookInFrame(page.frameLocator("iframe"));
  await expect(page.getByText(/^Booked /)).toHaveText(/[0-9a-f]{24}/);
  site.close();
});

test("a booker books in Vue 3", async ({ page, host, baseURL }) => {
  const robin = await host();
  const script = await buildBundle(`
    import { createApp, h, ref } from "vue";
    import { setBookpageOrigin } from "@bookpage/elements";
    setBookpageOrigin("${baseURL}");
    const Site = { setup() {
      const told = ref("");
      return () => [
        h("bookpage-calendar", { page: "${robin.nickname}", inline: true, onBooked: ({ detail }) => (told.value = "Booked " + detail.event) }),
        h("p", told.value),
      ];
    } };
    createApp(Site).mount("main");`);
  const site = await openWebsite({
    "/": buildHostPage('<main></main><script src="/site.js"></script>'),
    "/site.js": script,
  });
  await page.goto(site.address);
  await bookInFrame(page);
  await expect(page.getByText(/^Booked /)).toHaveText(/[0-9a-f]{24}/);
  site.close();
});
