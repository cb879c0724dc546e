import { createServer } from "node:http";
import pg from "pg";
import { LOAD_HOSTS } from "@/lib/domain/availability/free-slots/load-hosts";
import { USERS_WITH_CONTEXT } from "@/lib/domain/people/users/queries";
import { ORGANIZATION_STATEMENT } from "@/lib/domain/tenancy/organizations/queries";
import { BENCH_ORGANIZATION, BENCH_USER } from "./seed-large";

/**
 * The lower bound of a request: a plain server that runs the statement of each request and sends its rows, without key,
 * limit, log line and time calculation. bench/http.ts starts it.
 */
const { PORT, DATABASE_URL, FROM = "", TO = "" } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });

const STATEMENTS: Record<string, pg.QueryConfig> = {
  "/organization": {
    name: "organization",
    text: ORGANIZATION_STATEMENT.text,
    values: [BENCH_ORGANIZATION],
  },
  "/slots": {
    name: "slots",
    text: LOAD_HOSTS.users.text,
    values: [BENCH_ORGANIZATION, [BENCH_USER], new Date(FROM), new Date(TO), null, null],
  },
  "/user": {
    name: "user",
    text: `${USERS_WITH_CONTEXT.text} WHERE t.organization_id = $1 AND t.id = $2 ORDER BY t.id LIMIT 1`,
    values: [BENCH_ORGANIZATION, BENCH_USER],
  },
  "/users": {
    name: "users",
    text: `${USERS_WITH_CONTEXT.text} WHERE t.organization_id = $1 ORDER BY t.id DESC LIMIT 101`,
    values: [BENCH_ORGANIZATION],
  },
};

const server = createServer(async (request, response) => {
  const statement = STATEMENTS[request.url ?? ""];
  const rows = statement ? (await pool.query(statement)).rows : [];
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(rows));
});
server.listen(Number(PORT), "127.0.0.1", () => console.log(`Ready on ${PORT}`));
