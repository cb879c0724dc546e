import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Tries to listen on the port; 0 requests any. Returns the port, or the error's code. */
export function tryPort(port: number, host: string): Promise<{ port: number } | { code: string }> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve({ code: error.code ?? "UNKNOWN" }));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() =>
        resolve({ port: address !== null && typeof address === "object" ? address.port : port }),
      );
    });
  });
}

/** Below the ports that systems lend to outgoing connections, any of which could take a free port before its user does. */
const RANDOM_PORTS = { first: 12_000, after: 32_000 };

const ATTEMPTS = 20;

/** Returns the preferred port, or a random one, that is free on 127.0.0.1. */
export async function findFreePort(preferred?: number): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const candidate = (attempt === 0 && preferred) || randomInt(RANDOM_PORTS.first, RANDOM_PORTS.after);
    const tried = await tryPort(candidate, "127.0.0.1");
    if ("port" in tried) return tried.port;
  }
  throw new Error("No free port on 127.0.0.1");
}
