import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { createFreshDatabase } from "./create-fresh-database";
import { BENCH_SETTINGS, UNLIMITED_SETTINGS } from "./start-bench-service";

/** Opens a fresh database and a mail server in this process, and sets the environment of workers that use both. */
export async function openMailBench(
  name: string,
  receiver: Pick<SMTPServerOptions, "maxClients" | "onData">,
) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    ...receiver,
  });
  server.on("error", () => {}); // a connection broke
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const database = await createFreshDatabase(name);
  Object.assign(process.env, {
    ...BENCH_SETTINGS,
    ...UNLIMITED_SETTINGS,
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    MAIL_FROM: "bench@example.com",
  });
  return {
    database,
    async close() {
      await database.stop();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
