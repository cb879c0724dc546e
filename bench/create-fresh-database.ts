import { rm } from "node:fs/promises";
import path from "node:path";
import { hashToken } from "@/lib/platform/crypto/token";
import { generateId } from "@/lib/platform/db/generate-id";
import { openDatabase } from "@/lib/platform/db/open-database";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { startBenchServer } from "./bench-server";

export type FreshDatabase = Awaited<ReturnType<typeof createFreshDatabase>>;

/**
 * Creates an organisation with a key, in a new database on a separate server that is as durable as the built-in one.
 */
export async function createFreshDatabase(name: string) {
  await rm(path.resolve(".data", name), { recursive: true, force: true });
  const server = await startBenchServer(name);
  const { db, pool, close } = openDatabase(server.url);
  const organization = asOrganizationId(generateId());
  const key = "bp_bench";
  await db.organization.create({ data: { id: organization, name: "Bench" } });
  await db.apiKey.create({
    data: {
      id: generateId(),
      organizationId: organization,
      name: "bench",
      prefix: "bp",
      hash: hashToken(key),
      scopes: [],
    },
  });
  return {
    url: server.url,
    db,
    pool,
    organization,
    key,
    asSuperuser: server.asSuperuser,
    stop: async () => {
      await close();
      await server.stop();
    },
  };
}
