import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { buildApp } from "@/scripts/build-app";

const PORT = 3987;

/** The origin of the measured service. */
export const BENCH_ORIGIN = `http://127.0.0.1:${PORT}`;

/** The settings of all processes of one measured installation. */
export const BENCH_SETTINGS = { BOOKPAGE_SECRET: "only for measuring, not for keeping secrets" };

/** Disables all rate limits. */
export const UNLIMITED_SETTINGS = {
  RATE_LIMIT_API: "0",
  RATE_LIMIT_SLOTS: "0",
  RATE_LIMIT_BOOKING: "0",
  MAIL_LIMIT_RECIPIENT: "0",
  MAIL_LIMIT_ORGANIZATION: "10000000",
  OPEN_BOOKINGS_LIMIT: "0",
};

/**
 * Runs `npm start` with these settings, limits off, logs on. Resolves when it is ready; returns a function that stops
 * it.
 */
export async function startBenchService(databaseUrl: string, settings: Record<string, string> = {}) {
  await buildApp(() => console.error("Building…"));
  const server = spawn("npm", ["start"], {
    env: {
      ...process.env,
      PORT: String(PORT),
      DATABASE_URL: databaseUrl,
      ...BENCH_SETTINGS,
      ...UNLIMITED_SETTINGS,
      ...settings,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = async () => {
    server.kill("SIGTERM");
    await once(server, "exit");
  };
  const { PORT: port = PORT } = settings;
  for (let tries = 0; tries < 600; tries++) {
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
    if (response?.ok) return Object.assign(stop, { pid: server.pid ?? 0 });
    await sleep(200);
  }
  await stop();
  throw new Error("The server did not start.");
}
