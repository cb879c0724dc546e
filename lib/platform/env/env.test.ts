import { expect, it } from "vitest";
import { parseEnv } from "./env";

it("parseEnv has a default for every setting", () => {
  expect(parseEnv({})).toMatchObject({
    HOST: "127.0.0.1",
    PORT: 3000,
    WEB_URL: "http://localhost:3000",
    LOG_LEVEL: "info",
    WEB_CONCURRENCY: 1,
    SHUTDOWN_DELAY: 0,
    KEEP_ALIVE_TIMEOUT: 80,
  });
});

it("parseEnv treats an empty variable as unset", () => {
  expect(parseEnv({ PORT: "", DATABASE_URL: "" })).toEqual(parseEnv({}));
});

it("parseEnv derives the public address from the port, unless it is set", () => {
  expect(parseEnv({ PORT: "4000" }).WEB_URL).toBe("http://localhost:4000");
  expect(parseEnv({ WEB_URL: "https://book.example/" }).WEB_URL).toBe("https://book.example");
});

it("parseEnv reads the hosts that webhooks may reach as a list", () => {
  expect(parseEnv({}).WEBHOOK_ALLOWED_HOSTS).toEqual([]);
  expect(parseEnv({ WEBHOOK_ALLOWED_HOSTS: "Intranet.example , [::1]:8443" }).WEBHOOK_ALLOWED_HOSTS).toEqual([
    "intranet.example",
    "[::1]:8443",
  ]);
});

it.each([
  ["meetings@example.com", null],
  ["<meetings@example.com>", null],
  ["Acme Meetings <meetings@example.com>", "Acme Meetings"],
  ['"Acme, Meetings" <meetings@example.com>', "Acme, Meetings"],
  [" Réunions d’été  <meetings@example.com> ", "Réunions d’été"],
])("parseEnv reads the sender's address and name from %j", (MAIL_FROM, name) => {
  expect(parseEnv({ MAIL_FROM }).MAIL_FROM).toEqual({ name, address: "meetings@example.com" });
});

it.each([
  "Acme Meetings",
  "Acme Meetings meetings@example.com",
  "Acme Meetings <meetings>",
  "Acme Meetings <meetings@example.com",
  "Acme <Meetings> <meetings@example.com>",
  "Acme <meetings@example.com>, Other <other@example.com>",
  "Acme\r\nBcc: all@example.com <meetings@example.com>",
])("parseEnv rejects %j as sender", (MAIL_FROM) => {
  expect(() => parseEnv({ MAIL_FROM })).toThrow(
    "MAIL_FROM must be an e-mail address, such as meetings@example.com, or a name with one: Acme Meetings <meetings@example.com>.",
  );
});

it.each([
  [{ PORT: "http" }, "PORT must be a port number from 1 to 65535."],
  [{ PORT: "65536" }, "PORT must be a port number from 1 to 65535."],
  [{ WEB_CONCURRENCY: "0" }, "WEB_CONCURRENCY must be a whole number of processes from 1 to 128."],
  [{ SHUTDOWN_DELAY: "10s" }, "SHUTDOWN_DELAY must be a whole number of seconds from 0 to 600."],
  [{ KEEP_ALIVE_TIMEOUT: "0" }, "KEEP_ALIVE_TIMEOUT must be a whole number of seconds from 1 to 3600."],
  [{ WORKER_PORT: "worker" }, "WORKER_PORT must be a port number from 1 to 65535."],
  [{ REDIS_URL: "localhost:6379" }, "REDIS_URL must be a redis:// or rediss:// address."],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: "localhost:4317" },
    "OTEL_EXPORTER_OTLP_ENDPOINT must be an http:// or https:// address.",
  ],
  [{ WEB_URL: "book.example" }, "WEB_URL must be an http:// or https:// address."],
  [{ WEB_URL: "https://book.example/path" }, "WEB_URL must be an address without a path."],
  [
    { TRUSTED_PROXIES: "10.0.0.0/8, proxy.example" },
    "TRUSTED_PROXIES must be a list of addresses or networks, such as 10.0.0.0/8, separated by commas.",
  ],
  [{ DATABASE_URL: "mysql://host/db" }, "DATABASE_URL must be a postgresql:// address."],
  [{ DATABASE_URL: "postgresql://host/db" }, "BOOKPAGE_SECRET must be set when DATABASE_URL is set."],
  [{ DATABASE_POOL: "4" }, "DATABASE_POOL must be a whole number of connections from 5 to 1000."],
  [
    { DATABASE_LOCK_TIMEOUT: "1s" },
    "DATABASE_LOCK_TIMEOUT must be a whole number of seconds from 0 (off) to 3600.",
  ],
  [
    { DATABASE_DIRECT_URL: "postgresql://host/db" },
    "DATABASE_DIRECT_URL may only be set together with DATABASE_URL.",
  ],
  [
    { DATABASE_REPLICA_URL: "postgresql://host/db" },
    "DATABASE_REPLICA_URL may only be set together with DATABASE_URL.",
  ],
  [{ BOOKPAGE_SECRET: "short" }, "BOOKPAGE_SECRET must have at least 32 characters."],
  [
    { RETENTION_MAILS: "6" },
    "RETENTION_MAILS must be a whole number of days from 7 to 36500, or 0 (for good).",
  ],
  [
    { BOOKPAGE_SECRET_PREVIOUS: "without a current one, which is made" },
    "BOOKPAGE_SECRET_PREVIOUS may only be set together with BOOKPAGE_SECRET.",
  ],
  [
    { RATE_LIMIT_API: "-1" },
    "RATE_LIMIT_API must be a whole number of requests a minute from 0 (off) to 1000000.",
  ],
  [
    { MAIL_LIMIT_RECIPIENT: "many" },
    "MAIL_LIMIT_RECIPIENT must be a whole number of mails a day from 0 (off) to 10000000.",
  ],
  [
    { OPEN_BOOKINGS_LIMIT: "-1" },
    "OPEN_BOOKINGS_LIMIT must be a whole number of bookings from 0 (off) to 10000.",
  ],
  [
    { ROUTER_URL: "https://osrm.example/route/v1/driving" },
    "ROUTER_URL must be the http:// or https:// address of a table: …/table/v1/driving of an OSRM server, …/sources_to_targets of a Valhalla.",
  ],
  [
    { GEOCODER_URL: "https://photon.example/" },
    "GEOCODER_URL must be the http:// or https:// address of a search: …/api of a Photon server, …/search of a Nominatim.",
  ],
  [{ BOOKPAGE_ROLE: "both" }, "BOOKPAGE_ROLE must be all, web, api or worker."],
  [
    { WEBHOOK_ALLOWED_HOSTS: "https://intranet.example/" },
    "WEBHOOK_ALLOWED_HOSTS must be a list of host or host:port, separated by commas.",
  ],
  [{ GOOGLE_CLIENT_ID: "id" }, "GOOGLE_CLIENT_SECRET must be set together with GOOGLE_CLIENT_ID."],
  [{ ZOOM_CLIENT_ID: "id" }, "ZOOM_CLIENT_SECRET must be set together with ZOOM_CLIENT_ID."],
  [{ JITSI_URL: "meet.jit.si" }, "JITSI_URL must be an http:// or https:// address."],
  [
    { MICROSOFT_CLIENT_SECRET: "x" },
    "MICROSOFT_CLIENT_SECRET must be set together with MICROSOFT_CLIENT_ID.",
  ],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent."],
])("parseEnv rejects %j with a sentence", (variables, sentence) => {
  expect(() => parseEnv(variables)).toThrow(new Error(sentence));
});
