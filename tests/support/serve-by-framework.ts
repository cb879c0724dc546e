import { serveWeb } from "@/server/serve-web";

/** A program: serves the last build of the project, and calls no handler past the framework. */
Object.assign(process.env, { NODE_ENV: "production" });
const port = Number(process.env.PORT);
await serveWeb({ dev: false, direct: false, host: "127.0.0.1", port, root: process.cwd() });
console.log(`Ready on ${port}`);
