import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

/** Creates an organisation without any activity by the command line. */
export async function createEmptyOrganization(name: string, adminEmail: string) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      "--import",
      "tsx",
      path.resolve("scripts/cli.ts"),
      "org:create",
      "--name",
      name,
      "--admin-email",
      adminEmail,
    ],
    {
      env: { ...process.env, BOOKPAGE_DATA_DIR: process.env.E2E_DATA_DIR ?? ".data", NODE_ENV: "production" },
    },
  );
  return JSON.parse(stdout) as {
    organization: string;
    api_key: string;
    admin: { _id: string; signup_link: string };
  };
}
