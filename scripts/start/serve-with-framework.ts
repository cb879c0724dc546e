import { serveWeb } from "@/server/serve-web";

/**
 * A program for tests and benchmarks: serves the last build of the project on PORT with the framework handling every
 * request, like a plain Next.js server.
 */
Object.assign(process.env, { NODE_ENV: "production" });
const port = Number(process.env.PORT);
await serveWeb({ dev: false, direct: false, host: "127.0.0.1", port, root: process.cwd() });
console.log(`Ready on ${port}`);
