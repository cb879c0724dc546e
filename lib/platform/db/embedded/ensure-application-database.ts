import { randomBytes } from "node:crypto";
import path from "node:path";
import type pg from "pg";
import { SESSION_LOCKS } from "@/lib/platform/db/advisory-locks";
import { withClient } from "@/lib/platform/db/with-client";
import { ensureFile } from "@/lib/platform/process/ensure-file";
import { changeOwnership } from "./change-ownership";
import { APPLICATION_ROLE, type ServerCredentials } from "./server-credentials";

/**
 * Reads or creates the application's database credentials: the owner of its database, without rights on any other.
 */
export async function ensureApplicationCredentials(cluster: string): Promise<ServerCredentials> {
  const password = await ensureFile(path.join(cluster, "application-password"), () =>
    randomBytes(24).toString("base64url"),
  );
  return { user: APPLICATION_ROLE, password };
}

/**
 * Creates the role and its database if they are missing. A database of another role, from an earlier version, changes
 * its owner.
 */
export async function ensureApplicationDatabase(
  superuser: pg.Client,
  superuserAddress: (database: string) => string,
  database: string,
  { user, password }: ServerCredentials,
) {
  await superuser.query("SELECT pg_advisory_lock($1)", [SESSION_LOCKS.applicationDatabase]);
  try {
    await ensureRole(superuser, user, password);
    const { rows } = await superuser.query(
      "SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1",
      [database],
    );
    if (rows.length === 0) await superuser.query(`CREATE DATABASE "${database}" OWNER "${user}"`);
    else if (rows[0].owner !== user) await changeOwner(superuserAddress(database), database, user);
  } finally {
    await superuser.query("SELECT pg_advisory_unlock($1)", [SESSION_LOCKS.applicationDatabase]);
  }
}

/** Sets the password at each start, because its file may be lost. */
async function ensureRole(superuser: pg.Client, role: string, password: string) {
  const { rowCount } = await superuser.query("SELECT FROM pg_roles WHERE rolname = $1", [role]);
  const statement = rowCount === 0 ? "CREATE" : "ALTER";
  await superuser.query(
    `${statement} ROLE "${role}" LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD ${superuser.escapeLiteral(password)}`,
  );
}

async function changeOwner(address: string, database: string, role: string) {
  await withClient({ connectionString: address, application_name: "bookpage supervisor" }, (client) =>
    changeOwnership(client, database, role),
  );
}
