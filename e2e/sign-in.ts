import { readFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext } from "@playwright/test";
import pg from "pg";
import { hashToken, newToken } from "@/lib/crypto/token";
import { newId } from "@/lib/db/id";

const read = (file: string) =>
  readFileSync(path.join(process.env.E2E_DATA_DIR ?? ".data", "postgres", file), "utf8");

/** Signs a browser in by writing the session's row, past the login, which has stories of its own. */
export async function signIn(context: BrowserContext, userId: string) {
  const token = newToken();
  const client = await connect();
  await client.query(
    "INSERT INTO sessions (id, token_hash, user_id, expires_at) VALUES ($1, $2, $3, now() + interval '1 day')",
    [newId(), hashToken(token), userId],
  );
  await client.end();
  await context.addCookies([{ name: "bookpage_session", value: token, domain: "127.0.0.1", path: "/" }]);
}

async function connect() {
  const client = new pg.Client({
    host: "127.0.0.1",
    port: Number(read("postmaster.pid").split("\n")[3]),
    user: "bookpage",
    password: read("password"),
    database: "bookpage",
  });
  await client.connect();
  return client;
}
