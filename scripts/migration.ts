import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { compareSchema } from "@/lib/platform/db/compare-schema";
import { getMigrationsFolder } from "@/lib/platform/db/migrations-folder";
import { acquireScratchServer } from "@/lib/platform/db/testing/scratch-server";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { runCommand } from "./run-command";

/** `npm run migration -- NAME` writes the migration that leads from the existing ones to the schema. */
async function writeMigration(name: string | undefined) {
  if (!name || !/^[a-z][a-z0-9_]{0,60}$/.test(name)) {
    throw new OperatorError(
      "Name the migration in small letters, digits and underscores, as in: npm run migration -- add_team_colour",
    );
  }
  const server = await acquireScratchServer();
  try {
    const script = await compareSchema(server.superuserAddress("postgres"));
    if (script === "")
      throw new OperatorError("The migrations already lead to the schema: nothing to write.");
    const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
    const file = path.join(getMigrationsFolder(), `${stamp}_${name}`, "migration.sql");
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${script}\n`, { flag: "wx" });
    console.log(path.relative(process.cwd(), file));
  } finally {
    await server.release();
  }
}

runCommand(() => writeMigration(process.argv[2]));
