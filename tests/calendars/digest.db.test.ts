// @module-tag radicale

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { buildAccess } from "@/lib/domain/calendars/access/build-access";
import { caldav } from "@/lib/domain/calendars/providers/caldav/provider";
import { createTestApi } from "../support/api";
import { type DigestRules, startDigestProxy } from "../support/start-digest-proxy";
import { type Radicale, startRadicale } from "../support/start-radicale";
import { makeUniqueName } from "../support/users";

createTestApi();

let server: Radicale;
beforeAll(async () => {
  server = await startRadicale();
  process.env.CALENDAR_ALLOWED_HOSTS = "127.0.0.1";
});
afterAll(() => server?.stop());

const ALGORITHMS = ["MD5", "MD5-sess", "SHA-256", "SHA-256-sess", "SHA-512-256", "SHA-512-256-sess"];
const QOPS: DigestRules["qop"][] = [undefined, "auth", "auth-int", "auth,auth-int"];
const WAYS: [string, Omit<DigestRules, "algorithm" | "qop">][] = [
  ["keeps its nonce", {}],
  ["lets a nonce go stale after two requests", { uses: 2 }],
  ["has a nonce for each request", { uses: 1 }],
  ["says which nonce comes next", { next: true }],
  ["holds a nonce to its connection", { byConnection: true }],
  ["takes the second nonce of a connection at the earliest", { byConnection: true, twice: true }],
];

describe.each(WAYS)("a server with Digest authentication that %s", (_, way) => {
  const isPlain = Object.keys(way).length === 0;
  const cases = (isPlain ? ALGORITHMS : ["MD5-sess", "SHA-256"]).flatMap((algorithm) =>
    (isPlain ? QOPS : QOPS.slice(1, 3)).map((qop) => ({ algorithm, qop })),
  );

  it.each(cases)(
    "is connected, read and written with $algorithm, qop $qop",
    { tags: "main" },
    async ({ algorithm, qop }) => {
      const name = makeUniqueName("digest");
      await server.makeCalendar(name);
      const gate = await startDigestProxy(server.credentials, { algorithm, ...(qop && { qop }), ...way });
      try {
        const asked = { ...server.credentials, server: gate.url, home: null };
        const access = buildAccess(asked, "test", AbortSignal.timeout(20_000));
        const { credentials, subcalendars } = await caldav.connect(access);
        const sub = subcalendars.find(({ sourceId }) => sourceId.endsWith(`/${name}/`));
        if (!sub || !caldav.entries) throw new Error("The calendar is not there");
        const opened = { ...access, credentials };
        const [start, end] = [asInstant(Date.UTC(2027, 2, 1, 9)), asInstant(Date.UTC(2027, 2, 1, 10))];
        const { key } = await caldav.entries.upsertEntry(
          opened,
          sub.sourceId,
          {
            uid: `${name}@example.com`,
            sequence: 0,
            title: "Anprobe für Frau Müller",
            start,
            end,
            allDay: false,
            tentative: false,
            private: false,
            location: null,
            description: null,
            url: "https://example.com/event/1",
            updatedAt: new Date(start),
          },
          null,
        );
        const range = { window: { start: asInstant(start - 1), end: asInstant(end + 1) }, zone: "Etc/UTC" };
        const reading = { sourceId: sub.sourceId, version: sub.version, ...range };
        const whole = await caldav.fetchChanges(opened, { ...reading, token: null });
        expect(whole.objects.map(({ busy }) => busy)).toEqual([[{ start, end, allDay: false }]]);
        const since = await caldav.fetchChanges(opened, { ...reading, token: sub.version });
        expect([since.whole, since.objects.length]).toEqual([false, 1]);
        await caldav.entries.remove(opened, sub.sourceId, key);
        expect(await caldav.entries.fetchEntry(opened, sub.sourceId, key, range)).toBeNull();
        expect(gate.faults).toEqual([]);
        expect(gate.passed()).toBeGreaterThan(6);
      } finally {
        gate.stop();
        await server.delete(`${name}/`);
      }
    },
  );
});

it("with another password is reported as such after few attempts", async () => {
  const gate = await startDigestProxy(server.credentials, { algorithm: "SHA-256", qop: "auth" });
  const wrong = { ...server.credentials, server: gate.url, password: "guessed", home: null };
  const access = buildAccess(wrong, "test", AbortSignal.timeout(20_000));
  await expect(caldav.connect(access)).rejects.toMatchObject({ reason: "access" });
  expect(gate.passed()).toBe(0);
  gate.stop();
});
