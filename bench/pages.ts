import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { CHROMIUM } from "../e2e/support/chromium";
import { type ApiClient, createApiClient } from "./api-client";
import { computeMedian } from "./compute-median";
import { ensureBenchEvent, ensureBenchLocator } from "./ensure-fixtures";
import { openLargeDatabase } from "./open-large-database";
import { BENCH_KEY, BENCH_SLUG } from "./seed-large";
import { BENCH_ORIGIN, BENCH_SETTINGS, startBenchService } from "./start-bench-service";

/**
 * `npm run bench:pages`: loading times on a phone, with 100,000 users in the database. Chromium opens each public
 * page several times with an empty cache, as slow as "Fast 4G" of its own developer tools; then the booking page is
 * requested again and again, one request after the other.
 */
const VISITS = 7;
const FAST_4G = {
  offline: false,
  latency: 165, // milliseconds for each request
  downloadThroughput: (9e6 / 8) * 0.9, // bytes a second
  uploadThroughput: (1.5e6 / 8) * 0.9,
};
const LCP_BELOW = 1500; // milliseconds
const CLS_BELOW = 0.02;
const SCRIPTS_AT_MOST = 150_000; // bytes, gzipped

const REQUESTS = 400;
const P95_BELOW = 40; // milliseconds

const STILL = 1000; // milliseconds after loading in which the layout may still shift

Object.assign(process.env, BENCH_SETTINGS); // keys to events are created here
const database = await openLargeDatabase();
try {
  const stop = await startBenchService(database.url, { BOOKPAGE_ROLE: "web" });
  try {
    const pages = await ensurePages(createApiClient(BENCH_ORIGIN, BENCH_KEY));
    const browser = await chromium.launch(CHROMIUM);
    try {
      for (const [name, path] of Object.entries(pages)) await measureVisits(browser, name, path);
    } finally {
      await browser.close();
    }
    await measureServer(pages.booking);
  } finally {
    await stop();
  }
} finally {
  await database.stop();
}

async function ensurePages(api: ApiClient) {
  const types = `/v2/bookpages/${BENCH_SLUG}/types`;
  if ((await api.get<unknown[]>(types)).length === 0) await api.post(types, { name: "Consultation" });
  await ensureBenchLocator(api);
  const { _id, invitees } = await api.get<{ _id: string; invitees: { _id: string; su: boolean }[] }>(
    `/v2/events/${await ensureBenchEvent(api)}`,
  );
  const guest = invitees.find(({ su }) => !su)?._id ?? "";
  return {
    booking: `/${BENCH_SLUG}?tz=Europe/Paris`,
    type: `/${BENCH_SLUG}/types/consultation?tz=Europe/Paris`,
    event: `/event/${_id}?key=${buildMailedKey({ id: guest, keyVersion: 0 })}`,
    locator: "/locators/bench",
    login: "/login",
    home: "/",
  };
}

async function measureVisits(browser: Browser, name: string, path: string) {
  const visits: Visit[] = [];
  for (let count = 0; count <= VISITS; count++) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      isMobile: true,
      timezoneId: "Europe/Paris",
    });
    visits.push(await measureVisit(context, BENCH_ORIGIN + path));
    await context.close();
  }
  visits.shift(); // the server's first response
  const lcp = computeMedian(visits.map((visit) => visit.lcp));
  const cls = Math.max(...visits.map((visit) => visit.cls));
  const scripts = Math.max(...visits.map((visit) => visit.scripts));
  printResult({
    name: `${name} page`,
    lcp_ms: Math.round(lcp),
    slowest_lcp_ms: Math.round(Math.max(...visits.map((visit) => visit.lcp))),
    cls: Number(cls.toFixed(4)),
    script_bytes: scripts,
    met: lcp < LCP_BELOW && cls < CLS_BELOW && scripts <= SCRIPTS_AT_MOST,
  });
}

interface Visit {
  lcp: number;
  cls: number;
  scripts: number;
}

async function measureVisit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", FAST_4G);
  const response = await page.goto(address);
  if (response?.status() !== 200) throw new Error(`${address}: ${response?.status()}`);
  await page.waitForTimeout(STILL);
  const paints = await collectEntries(page, "largest-contentful-paint");
  const shifts = await collectEntries(page, "layout-shift");
  const resources = await collectEntries(page, "resource");
  return {
    lcp: paints.at(-1)?.startTime ?? Number.NaN,
    cls: computeSum(shifts.map(({ value }) => value ?? 0)),
    scripts: computeSum(
      resources.map(({ name, encodedBodySize }) => (/\.js($|\?)/.test(name) ? (encodedBodySize ?? 0) : 0)),
    ),
  };
}

interface Entry {
  name: string;
  startTime: number;
  /** The score of a layout shift. */
  value?: number;
  /** The size of a resource, in bytes. */
  encodedBodySize?: number;
}

/** Collects the page's own performance entries; there may be none. */
function collectEntries(page: Page, type: string): Promise<Entry[]> {
  return page.evaluate(
    (entryType) =>
      new Promise<Entry[]>((resolve) => {
        const nothing = setTimeout(() => resolve([]), 200);
        new PerformanceObserver((list) => {
          clearTimeout(nothing);
          resolve(list.getEntries().map((entry) => entry.toJSON()));
        }).observe({ type: entryType, buffered: true });
      }),
    type,
  );
}

function computeSum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0);
}

/** Measures from the request to the last byte, with a browser's headers. */
async function measureServer(path: string) {
  const took: number[] = [];
  const empty: number[] = [];
  for (let count = 0; count < REQUESTS * 2; count++) {
    const [nothing, booking] = [await measureResponseTime("/health"), await measureResponseTime(path)];
    if (count < REQUESTS) continue; // warm-up
    empty.push(nothing);
    took.push(booking);
  }
  printResult({
    name: "server time of the booking page, one request after the other",
    p50_ms: computeQuantile(took, 0.5),
    p95_ms: computeQuantile(took, 0.95),
    empty_p50_ms: computeQuantile(empty, 0.5), // the empty handler shows how busy the machine is
    empty_p95_ms: computeQuantile(empty, 0.95),
    target: P95_BELOW,
    met: computeQuantile(took, 0.95) < P95_BELOW,
  });
}

async function measureResponseTime(path: string) {
  const startedAt = performance.now();
  await (await fetch(BENCH_ORIGIN + path)).text();
  return performance.now() - startedAt;
}

function computeQuantile(values: readonly number[], part: number) {
  return Number(values.toSorted((a, b) => a - b)[Math.floor(values.length * part)]?.toFixed(1));
}

function printResult(line: object) {
  console.log(JSON.stringify(line));
}
