import { defineConfig } from "prisma/config";

// The command line wants to download a native engine even where it needs none; any existing program satisfies it.
// Migrations run through the WebAssembly engine instead (lib/platform/db/schema-engine.ts).
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations" },
});
