import fc from "fast-check";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import { expect, test } from "../support/fixtures";

interface LoadedPage {
  /** True for a cached page, whose scripts are allowed by hashes. */
  kept: boolean;
  /** The body without the nonce. */
  body: string;
  headers: Headers;
}

async function fetchPage(address: string, headers: Record<string, string> = {}): Promise<LoadedPage> {
  const response = await fetch(address, { headers: { "accept-language": "en-GB", ...headers } });
  const policy = response.headers.get("content-security-policy") ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const body = await response.text();
  return {
    kept: nonce === undefined,
    body: nonce ? body.replaceAll(nonce, "") : body,
    headers: response.headers,
  };
}

const DATA_SCRIPT = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;

/**
 * Returns the markup verbatim, and the framework's script data sorted by row, because their order and numbers
 * depend on database timing.
 */
function normalizeMarkup(body: string) {
  const data = [...body.matchAll(DATA_SCRIPT)].map(([, text = '""']) => JSON.parse(text)).join("");
  const rows = data
    .split("\n")
    .map((row) => row.replace(/^[0-9a-f]+:/, "").replace(/"\$[LQ]?[0-9a-f]+"/g, '"$"'));
  return { markup: body.replace(DATA_SCRIPT, ""), rows: rows.sort() };
}

/** Fetches the page with a query that bypasses the cache. */
const fetchUncached = (address: string, headers: Record<string, string> = {}) =>
  fetchPage(address, { ...headers, "next-url": "/" });

/** Opens the page until it is cached, after the second request. */
async function fetchCached(address: string, headers: Record<string, string> = {}) {
  let opened = await fetchPage(address, headers);
  await expect
    .poll(async () => {
      opened = await fetchPage(address, headers);
      return opened.kept;
    })
    .toBe(true);
  return opened;
}

test("a cached page equals a fresh one, and every change shows at once", {
  tag: "@main",
}, async ({ api, host, baseURL }) => {
  const robin = await host();
  const address = `${baseURL}/${robin.nickname}?tz=Europe/Paris`;
  const [start = ""] = await robin.freeTimes();
  const slot = `value="${start.slice(0, 19)}Z"`;
  const kept = await fetchCached(address);
  expect(normalizeMarkup(kept.body)).toEqual(normalizeMarkup((await fetchUncached(address)).body));
  expect(kept.body).toContain(slot);

  const changes: [() => Promise<unknown>, (body: string) => boolean][] = [
    [() => robin.take(start), (body) => !body.includes(slot)],
    [
      () => api("PUT", `/v2/bookpages/${robin.nickname}`, { message: "Bring your plans." }),
      (body) => body.includes("Bring your plans."),
    ],
    [
      () => api("PUT", `/v2/bookpages/${robin.nickname}`, { custom: { duration: 60 } }),
      (body) => body.includes("1 hour"),
    ],
    [
      async () => {
        const { belongs_to: user } = await api<{ belongs_to: string }>(
          "GET",
          `/v2/bookpages/${robin.nickname}`,
        );
        const days = Object.fromEntries(WEEKDAYS.map((day) => [day, { enabled: false, slots: [] }]));
        await api("PUT", `/v2/users/${user}/availabilities`, { days });
      },
      (body) => !body.includes('name="slot"'),
    ],
  ];
  for (const [change, shows] of changes) {
    expect(shows((await fetchCached(address)).body)).toBe(false);
    await change();
    const fresh = await fetchUncached(address);
    expect(shows(fresh.body)).toBe(true);
    expect(normalizeMarkup((await fetchPage(address)).body)).toEqual(normalizeMarkup(fresh.body));
    expect(normalizeMarkup((await fetchCached(address)).body)).toEqual(normalizeMarkup(fresh.body));
  }
});

test("no visitor gets a page cached for a different request", async ({ host, baseURL }) => {
  test.slow();
  const robin = await host({ custom: { enable_api: true } });
  const [start = ""] = await robin.freeTimes();
  const asked = fc.record({
    path: fc.constantFrom("", "/45"),
    tz: fc.constantFrom("", "tz=Asia/Tokyo"),
    month: fc.constantFrom("", `month=${start.slice(0, 7)}`, `day=${start.slice(0, 10)}`),
    slot: fc.constantFrom("", `slot=${start.slice(0, 19)}Z`),
    manner: fc.constantFrom("", "lang=de", "h=12", "embed=1", "zones=all"),
    own: fc.constantFrom("", "cn=Ana", "aid=unknown", "utm_source=mail", "draft=unknown"),
    language: fc.constantFrom("en-GB", "en-US", "de", "sv;q=0.5"),
    cookie: fc.constantFrom("", "lang=fr", "tz=America%2FLima", "tz=%E0%A4%A", "h=12"),
  });
  type Asked = typeof asked extends fc.Arbitrary<infer One> ? One : never;
  const send = (opener: typeof fetchPage, { path, language, cookie, ...query }: Asked) =>
    opener(
      `${baseURL}/${robin.nickname}${path}?${[query.tz, query.month, query.slot, query.manner, query.own].filter(Boolean).join("&")}`,
      { "accept-language": language, cookie },
    );
  const property = fc.asyncProperty(
    asked,
    asked,
    fc.constantFrom("path", "tz", "month", "slot", "manner", "own", "language", "cookie"),
    async (one, rest, changed) => {
      const other = { ...one, [changed]: rest[changed as keyof Asked] };
      const fresh = normalizeMarkup((await send(fetchUncached, one)).body);
      const otherFresh = normalizeMarkup((await send(fetchUncached, other)).body);
      for (let time = 0; time < 3; time++) {
        expect(normalizeMarkup((await send(fetchPage, one)).body)).toEqual(fresh);
        expect(normalizeMarkup((await send(fetchPage, other)).body)).toEqual(otherFresh);
      }
    },
  );
  await fc.assert(property, { numRuns: 25 });
});

test("a page with a visitor's form is never cached", async ({ host, baseURL }) => {
  const robin = await host();
  const [start = ""] = await robin.freeTimes();
  const address = `${baseURL}/${robin.nickname}?slot=${start.slice(0, 19)}Z&step=details`;
  const ids = new Set<string>();
  for (let time = 0; time < 4; time++) {
    const { kept, body } = await fetchPage(address);
    expect(kept).toBe(false);
    ids.add(/name="form" value="([^"]+)"/.exec(body)?.[1] ?? "");
  }
  expect(ids.size).toBe(4);
});

test("a cached page is sent in the best encoding the browser accepts", async ({ host, baseURL }) => {
  const robin = await host();
  const address = `${baseURL}/${robin.nickname}`;
  const plain = await fetchCached(address, { "accept-encoding": "identity" });
  expect(plain.headers.get("content-encoding")).toBeNull();
  for (const coding of ["br", "gzip"]) {
    const { kept, body, headers } = await fetchPage(address, { "accept-encoding": coding });
    expect([kept, headers.get("content-encoding")]).toEqual([true, coding]);
    expect(body).toBe(plain.body);
    expect(Number(headers.get("content-length"))).toBeLessThan(plain.body.length / 3);
    expect(headers.get("vary")).toContain("Accept-Encoding");
    expect(headers.get("cache-control")).toContain("no-store");
  }
  const head = await fetch(address, { method: "HEAD", headers: { "accept-language": "en-GB" } });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

test("the scripts of a cached page run", async ({ page, host, baseURL }) => {
  const robin = await host();
  const path = `/${robin.nickname}?tz=Europe/Paris`;
  await fetchCached(baseURL + path);
  const issues: string[] = [];
  page.on("console", (message) => message.type() === "error" && issues.push(message.text()));
  page.on("pageerror", (error) => issues.push(error.message));
  const answer = await page.goto(path);
  expect(answer?.headers()["content-security-policy"]).toContain("'sha256-");
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.locator("a[rel=next]").click();
  await expect(page).toHaveURL(/month=/);
  expect(await page.evaluate(() => "stays" in window)).toBe(true);
  expect(issues).toEqual([]);
});
