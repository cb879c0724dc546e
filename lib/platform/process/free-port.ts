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

export async function findFreePort(preferred: number): Promise<number> {
  for (const candidate of [preferred, 0]) {
    const tried = await tryPort(candidate, "127.0.0.1");
    if ("port" in tried) return tried.port;
  }
  throw new Error("No free port on 127.0.0.1");
}
