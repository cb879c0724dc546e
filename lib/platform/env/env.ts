import path from "node:path";
import { z } from "zod";
import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import { parseAddressRange } from "@/lib/platform/network/address-range";
import { mailFrom } from "./mail-from";
import { OperatorError } from "./operator-error";

const wholeNumber = (min: number, max: number, rule: string) =>
  z
    .string()
    .regex(/^\d+$/, rule)
    .transform(Number)
    .refine((value) => value >= min && value <= max, rule);

const perMinute = (fallback: number) =>
  wholeNumber(0, 1_000_000, "must be a whole number of requests a minute from 0 (off) to 1000000").default(
    fallback,
  );

const RETENTION_RULE = "must be a whole number of days from 7 to 36500, or 0 (for good)";

/** The days for which records of a kind are kept: longer than deliveries and mails are retried. */
const days = (fallback: number) =>
  wholeNumber(0, 36_500, RETENTION_RULE)
    .refine((value) => value === 0 || value >= 7, RETENTION_RULE)
    .default(fallback);

const perDay = (fallback: number) =>
  wholeNumber(0, 10_000_000, "must be a whole number of mails a day from 0 (off) to 10000000").default(
    fallback,
  );

const hostList = z
  .string()
  .regex(/^[^\s,/@]+(\s*,\s*[^\s,/@]+)*$/, "must be a list of host or host:port, separated by commas")
  .default("")
  .transform((list) =>
    list
      .toLowerCase()
      .split(/\s*,\s*/)
      .filter(Boolean),
  );

const TIMEOUT_RULE = "must be a whole number of seconds from 0 (off) to 3600";

const seconds = (fallback: number) => wholeNumber(0, 3600, TIMEOUT_RULE).default(fallback);

/** A list of addresses and networks. */
const rangeList = z
  .string()
  .default("")
  .transform((list) =>
    list
      .split(",")
      .map((range) => range.trim())
      .filter(Boolean)
      .map(parseAddressRange),
  )
  .refine(
    (ranges) => !ranges.includes(null),
    "must be a list of addresses or networks, such as 10.0.0.0/8, separated by commas",
  )
  .transform((ranges) => ranges.filter((range) => range !== null));

const isUrl = (text: string, protocols: string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

const databaseAddress = z
  .string()
  .refine((text) => isUrl(text, ["postgres:", "postgresql:"]), "must be a postgresql:// address");

const isOrigin = (text: string) =>
  isUrl(text, ["http:", "https:"]) && /^https?:\/\/[\w.[\]:-]+\/?$/i.test(text);

function isStorageAddress(text: string): boolean {
  if (!isUrl(text, ["http:", "https:"])) return false;
  const { username, password, pathname } = new URL(text);
  return username !== "" && password !== "" && /^\/[\w.-]{3,63}(\/[\w.-]+)*\/?$/.test(pathname);
}

/** The origin of a test server that replaces a provider's. */
const testOrigin = z
  .string()
  .refine(isOrigin, "must be an http:// or https:// address without a path")
  .transform((text) => new URL(text).origin)
  .optional();

const mailDomain = z
  .string()
  .regex(
    /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/i,
    "must be a domain, such as in.example.com",
  )
  .transform((domain) => domain.toLowerCase());

const Settings = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: wholeNumber(1, 65_535, "must be a port number from 1 to 65535").default(3000),
  KEEP_ALIVE_TIMEOUT: wholeNumber(1, 3600, "must be a whole number of seconds from 1 to 3600").default(80),
  SHUTDOWN_DELAY: wholeNumber(0, 600, "must be a whole number of seconds from 0 to 600").default(0),
  WEB_CONCURRENCY: wholeNumber(1, 128, "must be a whole number of processes from 1 to 128").default(1),
  WORKER_PORT: wholeNumber(1, 65_535, "must be a port number from 1 to 65535").optional(),
  WEB_URL: z
    .string()
    .refine((text) => isUrl(text, ["http:", "https:"]), "must be an http:// or https:// address")
    .refine(
      (text) => !URL.canParse(text) || new URL(text).pathname === "/",
      "must be an address without a path",
    )
    .transform((text) => new URL(text).origin)
    .optional(),
  ALLOWED_HOSTS: hostList,
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_REPLICA_URL: databaseAddress.optional(),
  DATABASE_POOL: wholeNumber(5, 1000, "must be a whole number of connections from 5 to 1000").default(20),
  DATABASE_STATEMENT_TIMEOUT: seconds(30),
  DATABASE_LOCK_TIMEOUT: seconds(10),
  DATABASE_IDLE_TIMEOUT: seconds(30),
  BOOKPAGE_DATA_DIR: z
    .string()
    .default(".data")
    .transform((directory) => path.resolve(directory)),
  BOOKPAGE_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  BOOKPAGE_SECRET_PREVIOUS: z.string().min(32, "must have at least 32 characters").optional(),
  REDIS_URL: z
    .string()
    .refine((text) => isUrl(text, ["redis:", "rediss:"]), "must be a redis:// or rediss:// address")
    .optional(),
  RATE_LIMIT_API: perMinute(600),
  RATE_LIMIT_SLOTS: perMinute(1200),
  RATE_LIMIT_BOOKING: perMinute(10),
  MAIL_LIMIT_RECIPIENT: perDay(50),
  MAIL_LIMIT_PAGE: perDay(500),
  MAIL_LIMIT_ORGANIZATION: perDay(20_000),
  OPEN_BOOKINGS_LIMIT: wholeNumber(
    0,
    10_000,
    "must be a whole number of bookings from 0 (off) to 10000",
  ).default(20),
  TRUSTED_PROXIES: rangeList,
  EMBED_ORIGINS: z
    .string()
    .default("*")
    .refine(
      (list) => list === "*" || list.split(",").every((origin) => isOrigin(origin.trim())),
      "must be * or a list of origins, such as https://www.example.com, separated by commas",
    )
    .transform((list) => list.split(",").map((origin) => (origin === "*" ? origin : new URL(origin).origin))),
  RATE_LIMIT_LOGIN: perMinute(20),
  RATE_LIMIT_SEARCH: perMinute(30),
  RATE_LIMIT_SUGGESTIONS: perMinute(120),
  RETENTION_MAILS: days(30),
  RETENTION_DELIVERIES: days(30),
  RETENTION_PUSH_MESSAGES: days(30),
  RETENTION_FAILED_JOBS: days(30),
  RETENTION_AUDIT_LOG: days(0),
  RETENTION_EVENTS: days(0),
  RETENTION_FORM_RESPONSES: days(0),
  GEOCODER_URL: z
    .string()
    .refine(
      (text) => isUrl(text, ["http:", "https:"]) && /\/(api|search)$/.test(new URL(text).pathname),
      "must be the http:// or https:// address of a search: …/api of a Photon server, …/search of a Nominatim",
    )
    .optional(),
  ROUTER_URL: z
    .string()
    .refine(
      (text) =>
        isUrl(text, ["http:", "https:"]) &&
        /\/(table\/v1\/[\w-]+|sources_to_targets)$/.test(new URL(text).pathname),
      "must be the http:// or https:// address of a table: …/table/v1/driving of an OSRM server, …/sources_to_targets of a Valhalla",
    )
    .optional(),
  S3_URL: z
    .string()
    .refine(
      isStorageAddress,
      "must be https://KEY:SECRET@host/bucket, perhaps with ?region=…, and key and secret percent-encoded",
    )
    .optional(),
  MAP_TILE_URL: z
    .string()
    .refine(
      (text) =>
        isUrl(text, ["http:", "https:"]) && ["{z}", "{x}", "{y}"].every((part) => text.includes(part)),
      "must be the http:// or https:// address of a tile with {z}, {x} and {y} in it",
    )
    .optional(),
  MAP_ATTRIBUTION: z.string().max(200, "must have at most 200 characters").optional(),
  SMTP_URL: z
    .string()
    .refine((text) => isUrl(text, ["smtp:", "smtps:"]), "must be an smtp:// or smtps:// address")
    .optional(),
  MAIL_FROM: mailFrom.optional(),
  INBOUND_MAIL_DOMAIN: mailDomain.optional(),
  BOUNCE_MAIL_DOMAIN: mailDomain.optional(),
  INBOUND_MAIL_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  SECURITY_CONTACT: z
    .string()
    .refine(
      (text) => isUrl(text, ["mailto:", "https:", "tel:"]),
      "must be a mailto:, https:// or tel: address",
    )
    .optional(),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_TENANT: z
    .string()
    .regex(/^[\w.-]+$/, "must be common, organizations, consumers, or the id or domain of a tenant")
    .default("common"),
  JITSI_URL: z
    .string()
    .refine((text) => isUrl(text, ["http:", "https:"]), "must be an http:// or https:// address")
    .transform((text) => text.replace(/\/+$/, ""))
    .optional(),
  ZOOM_CLIENT_ID: z.string().optional(),
  ZOOM_CLIENT_SECRET: z.string().optional(),
  CALENDLY_TEST_ORIGIN: testOrigin,
  CALCOM_TEST_ORIGIN: testOrigin,
  ZOOM_TEST_ORIGIN: testOrigin,
  SLACK_CLIENT_ID: z.string().optional(),
  SLACK_CLIENT_SECRET: z.string().optional(),
  SLACK_SIGNING_SECRET: z.string().optional(),
  SLACK_TEST_ORIGIN: testOrigin,
  TWILIO_TEST_ORIGIN: testOrigin,
  VONAGE_TEST_ORIGIN: testOrigin,
  WHATSAPP_TEST_ORIGIN: testOrigin,
  GOOGLE_TEST_ORIGIN: testOrigin,
  MICROSOFT_TEST_ORIGIN: testOrigin,
  BOOKPAGE_ROLE: z
    .enum(["all", "web", "api", "worker"], { error: "must be all, web, api or worker" })
    .default("all"),
  SIGN_IN_WITH: z
    .string()
    .regex(
      /^((google|microsoft)(\s*,\s*(google|microsoft))*)?$/,
      "must be google, microsoft, or both, separated by a comma",
    )
    .default("")
    .transform((list) => list.split(/\s*,\s*/).filter(Boolean)),
  SIGN_IN_ALLOWED_HOSTS: hostList,
  DNS_SERVERS: z
    .string()
    .regex(
      /^[\d.:a-f[\]]+(\s*,\s*[\d.:a-f[\]]+)*$/i,
      "must be a list of addresses, with a port or without, separated by commas",
    )
    .default("")
    .transform((list) => list.split(/\s*,\s*/).filter(Boolean)),
  WEBHOOK_ALLOWED_HOSTS: hostList,
  CALENDAR_ALLOWED_HOSTS: hostList,
  MAIL_ALLOWED_HOSTS: hostList,
  VISITOR_ALLOWED_HOSTS: hostList,
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine((text) => isUrl(text, ["http:", "https:"]), "must be an http:// or https:// address")
    .optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be fatal, error, warn, info, debug, trace or silent",
    })
    .default("info"),
});

export const SETTING_NAMES = Object.keys(Settings.shape);

const CheckedSettings = Settings.refine((settings) => !settings.DATABASE_URL || settings.BOOKPAGE_SECRET, {
  path: ["BOOKPAGE_SECRET"],
  message: "must be set when DATABASE_URL is set",
})
  .refine((settings) => !settings.DATABASE_DIRECT_URL || settings.DATABASE_URL, {
    path: ["DATABASE_DIRECT_URL"],
    message: "may only be set together with DATABASE_URL",
  })
  .refine((settings) => !settings.DATABASE_REPLICA_URL || settings.DATABASE_URL, {
    path: ["DATABASE_REPLICA_URL"],
    message: "may only be set together with DATABASE_URL",
  })
  .refine((settings) => !settings.BOOKPAGE_SECRET_PREVIOUS || settings.BOOKPAGE_SECRET, {
    path: ["BOOKPAGE_SECRET_PREVIOUS"],
    message: "may only be set together with BOOKPAGE_SECRET",
  })
  .refine((settings) => Boolean(settings.VAPID_PUBLIC_KEY) === Boolean(settings.VAPID_PRIVATE_KEY), {
    path: ["VAPID_PRIVATE_KEY"],
    message: "must be set together with VAPID_PUBLIC_KEY",
  })
  .refine((settings) => Boolean(settings.GOOGLE_CLIENT_ID) === Boolean(settings.GOOGLE_CLIENT_SECRET), {
    path: ["GOOGLE_CLIENT_SECRET"],
    message: "must be set together with GOOGLE_CLIENT_ID",
  })
  .refine((settings) => Boolean(settings.MICROSOFT_CLIENT_ID) === Boolean(settings.MICROSOFT_CLIENT_SECRET), {
    path: ["MICROSOFT_CLIENT_SECRET"],
    message: "must be set together with MICROSOFT_CLIENT_ID",
  })
  .refine((settings) => Boolean(settings.ZOOM_CLIENT_ID) === Boolean(settings.ZOOM_CLIENT_SECRET), {
    path: ["ZOOM_CLIENT_SECRET"],
    message: "must be set together with ZOOM_CLIENT_ID",
  })
  .refine((settings) => Boolean(settings.SLACK_CLIENT_ID) === Boolean(settings.SLACK_CLIENT_SECRET), {
    path: ["SLACK_CLIENT_SECRET"],
    message: "must be set together with SLACK_CLIENT_ID",
  })
  .refine((settings) => Boolean(settings.SLACK_CLIENT_ID) === Boolean(settings.SLACK_SIGNING_SECRET), {
    path: ["SLACK_SIGNING_SECRET"],
    message: "must be set together with SLACK_CLIENT_ID",
  })
  .refine((settings) => !settings.SIGN_IN_WITH.includes("google") || settings.GOOGLE_CLIENT_ID, {
    path: ["SIGN_IN_WITH"],
    message: "names google, so GOOGLE_CLIENT_ID must be set",
  })
  .refine((settings) => !settings.SIGN_IN_WITH.includes("microsoft") || settings.MICROSOFT_CLIENT_ID, {
    path: ["SIGN_IN_WITH"],
    message: "names microsoft, so MICROSOFT_CLIENT_ID must be set",
  })
  .refine((settings) => !settings.MAP_TILE_URL || settings.MAP_ATTRIBUTION, {
    path: ["MAP_ATTRIBUTION"],
    message: "must be set if MAP_TILE_URL is set: the source of the maps",
  })
  .refine((settings) => !settings.SMTP_URL || settings.MAIL_FROM, {
    path: ["MAIL_FROM"],
    message: "must be set when SMTP_URL is set",
  })
  .refine((settings) => !settings.INBOUND_MAIL_DOMAIN || settings.INBOUND_MAIL_SECRET, {
    path: ["INBOUND_MAIL_SECRET"],
    message: "must be set when INBOUND_MAIL_DOMAIN is set",
  })
  .refine((settings) => !settings.BOUNCE_MAIL_DOMAIN || settings.INBOUND_MAIL_SECRET, {
    path: ["INBOUND_MAIL_SECRET"],
    message: "must be set when BOUNCE_MAIL_DOMAIN is set",
  })
  .transform((settings) => ({
    ...settings,
    WEB_URL: settings.WEB_URL ?? `http://localhost:${settings.PORT}`,
  }));

export type Env = z.output<typeof CheckedSettings>;

/** Parses the settings. An empty variable counts as unset, as in a `.env` file without a value. */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const settings = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const result = CheckedSettings.safeParse(settings);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new OperatorError(`${String(issue?.path[0])} ${issue?.message}.`);
}

/** The settings of this process, read on first use. */
export const env = createLazySingleton(() => parseEnv(process.env));
