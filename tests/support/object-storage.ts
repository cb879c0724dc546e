import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";

interface Server {
  run: () => Promise<{ port: number }>;
  close: () => Promise<void>;
}

// The package has no types.
const S3rver = createRequire(import.meta.url)("s3rver") as new (options: object) => Server;

/**
 * Starts an S3-compatible server that checks keys but not signatures (the library's concern); a restart keeps
 * its port and data.
 */
export async function startObjectStorage() {
  const directory = mkdtempSync(path.join(os.tmpdir(), "bookpage-objects-"));
  const open = (port: number) =>
    new S3rver({
      address: "127.0.0.1",
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: "pictures" }],
    });
  let server = open(0);
  const { port } = await server.run();
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/pictures/bookpage`,
    pause: () => server.close(),
    goOn: async () => {
      server = open(port);
      await server.run();
    },
    stop: async () => {
      await server.close().catch(() => {});
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
