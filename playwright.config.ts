import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import "./tests/support/test-clock"; // before processes are started
import { FAST_CHROMIUM } from "./e2e/support/chromium";

const E2E_PORT = process.env.E2E_PORT ?? "3210";

/** Stories answer there in place of Cal.com, Slack, Twilio, Vonage and WhatsApp. */
process.env.E2E_CALCOM_PORT ??= String(Number(E2E_PORT) + 500);
process.env.E2E_SLACK_PORT ??= String(Number(E2E_PORT) + 700);
process.env.E2E_VONAGE_PORT ??= String(Number(E2E_PORT) + 800);
process.env.E2E_WHATSAPP_PORT ??= String(Number(E2E_PORT) + 900);
process.env.E2E_TWILIO_PORT ??= String(Number(E2E_PORT) + 600);

// Each worker process reads this file again, and must find the first one's directory.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), "bookpage-e2e-"));

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 3, // stories wait as much as they compute
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  timeout: 60_000,
  expect: { timeout: 20_000 }, // three stories share two cores, so that a page can take seconds
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://127.0.0.1:${E2E_PORT}`,
    launchOptions: FAST_CHROMIUM,
    // The stories of a worker follow each other in one context, emptied between them, because a new one loads and
    // compiles all scripts again. It is kept as long as these options stay the same.
    reuseContext: true,
    locale: "en-GB",
    timezoneId: "Europe/Paris",
    contextOptions: { reducedMotion: "reduce" }, // rendering every frame of a transition takes a fifth of the browser's time
  },
  webServer: {
    command: "npm start",
    url: `http://127.0.0.1:${E2E_PORT}/health/ready`,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stdout: "ignore",
    stderr: "pipe",
    env: {
      PORT: E2E_PORT,
      WEB_URL: `http://127.0.0.1:${E2E_PORT}`,
      BOOKPAGE_DATA_DIR: process.env.E2E_DATA_DIR,
      // The receivers of webhooks and the calendar server of the stories are on this machine.
      WEBHOOK_ALLOWED_HOSTS: "127.0.0.1",
      CALENDAR_ALLOWED_HOSTS: "127.0.0.1",
      MAIL_ALLOWED_HOSTS: "127.0.0.1",
      VISITOR_ALLOWED_HOSTS: "127.0.0.1",
      SIGN_IN_ALLOWED_HOSTS: "127.0.0.1,localhost", // the SAML provider is another site
      NODE_EXTRA_CA_CERTS: path.resolve("tests/support/tls/ca.pem"),
      CALCOM_TEST_ORIGIN: `http://127.0.0.1:${process.env.E2E_CALCOM_PORT}`,
      SLACK_CLIENT_ID: "1234.5678",
      SLACK_CLIENT_SECRET: "slack-client-secret",
      SLACK_SIGNING_SECRET: "slack-signing-secret",
      SLACK_TEST_ORIGIN: `http://127.0.0.1:${process.env.E2E_SLACK_PORT}`,
      TWILIO_TEST_ORIGIN: `http://127.0.0.1:${process.env.E2E_TWILIO_PORT}`,
      VONAGE_TEST_ORIGIN: `http://127.0.0.1:${process.env.E2E_VONAGE_PORT}`,
      WHATSAPP_TEST_ORIGIN: `http://127.0.0.1:${process.env.E2E_WHATSAPP_PORT}`,
      JITSI_URL: "https://rooms.example.com",
      RATE_LIMIT_BOOKING: "0",
      MAIL_LIMIT_RECIPIENT: "0",
      OPEN_BOOKINGS_LIMIT: "0",
      RATE_LIMIT_LOGIN: "0",
      RATE_LIMIT_SEARCH: "0",
      LOG_LEVEL: "warn",
    },
  },
});
