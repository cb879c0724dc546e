import { serveWeb } from "@/server/serve-web";

/**
 * A program for tests and benchmarks: serves the last build of the project on PORT with every request answered by the
 * framework, as a plain Next.js server would.
 */
Object.assign(process.env, { NODE_ENV: "production" });
const port = Number(process.env.PORT);
await serveWeb({ dev: false, direct: false, host: "127.0.0.1", port, root: process.cwd() });
console.log(`Ready on ${port}`);
