import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";
import pg from "pg";
import { isDistributed } from "./cluster/require-cluster";
import { findConcurrentIndex } from "./concurrent-index";

const LOCK_TIMEOUT_MS = 2000;

const INTERNAL_CHAR_TYPE = pg.types.builtins.CHAR;
const TEXT_TYPE = pg.types.builtins.TEXT;

/** The columns of PostgreSQL's internal type "char" of each result, found by its rows. */
const charColumns = new WeakMap<unknown[], number[]>();

/**
 * The engine reads "char" columns, which the driver adapter rejects: they are declared as text here, and remembered.
 */
function openCatalogPool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: 1,
    // A migration may take longer than the role's statement timeout. The pool awaits this, although its types do not
    // say so.
    onConnect: (client) => client.query("SET statement_timeout = 0") as unknown as undefined,
  });
  const query = pool.query.bind(pool) as (config: pg.QueryArrayConfig) => Promise<pg.QueryArrayResult>;
  const queryReadably = async (config: pg.QueryArrayConfig) => {
    const result = await query(config);
    const chars = (result.fields ?? []).flatMap((field, column) =>
      field.dataTypeID === INTERNAL_CHAR_TYPE ? [column] : [],
    );
    for (const column of chars) Object.assign(result.fields[column] ?? {}, { dataTypeID: TEXT_TYPE });
    if (chars.length > 0) charColumns.set(result.rows, chars);
    return result;
  };
  return Object.assign(pool, { query: queryReadably });
}

/** The driver adapter with the additions that the schema engine needs. */
class SchemaEnginePg extends PrismaPg {
  private readonly pool: pg.Pool;

  /** @param after runs in the transaction of each script */
  constructor(
    private readonly connection: pg.PoolConfig,
    private readonly after = "",
  ) {
    const pool = openCatalogPool(connection);
    super(pool);
    this.pool = pool;
  }

  /** The engine leaves its connection open. */
  close = () => this.pool.end();

  /**
   * Restores the "char" type of such columns. Scripts are sent whole: the adapter would split them at every
   * semicolon, also inside a function or a text.
   */
  override async connect() {
    const adapter = await super.connect();
    const execute = (sql: string) => adapter.executeRaw({ sql, args: [], argTypes: [] });
    adapter.executeScript = async (script) => {
      // A migration that waits for a table lock blocks all later queries on it. A concurrent index build blocks none.
      const isAlone = findConcurrentIndex(script) !== undefined;
      await execute(`SET lock_timeout = ${isAlone ? 0 : LOCK_TIMEOUT_MS}`);
      await this.run(isAlone ? script : `${script}\n;${this.after}`, execute);
    };
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      const result = await queryRaw(query);
      for (const column of charColumns.get(result.rows) ?? [])
        result.columnTypes[column] = ColumnTypeEnum.Character;
      return result;
    };
    return adapter;
  }

  private async run(script: string, execute: (sql: string) => Promise<unknown>) {
    const client = await this.pool.connect();
    try {
      if (await isDistributed(client)) {
        const { runScriptOnCluster } = await import("./cluster/run-script-on-cluster"); // loads a parser that few migrations need
        return await runScriptOnCluster(client, script);
      }
    } finally {
      client.release();
    }
    await execute(script);
  }

  /** A scratch database: the adapter would drop it while connected to it, which PostgreSQL rejects. */
  override async connectToShadowDb() {
    const server = await this.connect();
    const name = `scratch_${randomUUID()}`;
    await server.executeScript(`CREATE DATABASE "${name}"`);
    const scratch = new SchemaEnginePg({ ...this.connection, database: name });
    const adapter = await scratch.connect();
    adapter.dispose = async () => {
      await scratch.close();
      await server.executeScript(`DROP DATABASE "${name}"`);
    };
    return adapter;
  }
}

/** The engine leaves timers behind that would keep a process alive for ten seconds after its work. */
const buildEngineImports = (engine: object): WebAssembly.ModuleImports =>
  Object.fromEntries(
    Object.entries(engine).map(([name, call]) => [
      name,
      name.startsWith("__wbg_setTimeout_") ? (...args: unknown[]) => call(...args).unref() : call,
    ]),
  );

/**
 * Loads Prisma's WebAssembly schema engine, which is in node_modules, unlike the native one that its command line
 * downloads.
 */
async function loadEngine(): Promise<typeof SchemaEngine> {
  const engine = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const file = createRequire(import.meta.url)
    .resolve("@prisma/schema-engine-wasm")
    .replace(/\.js$/, "_bg.wasm");
  const { instance } = await WebAssembly.instantiate(await readFile(file), {
    "./schema_engine_bg.js": buildEngineImports(engine),
  });
  engine.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return engine.SchemaEngine;
}

// On globalThis, under a name that tests do not reset: the engine's own module cannot be instantiated twice in a
// process, even if this module is loaded again.
const shared = globalThis as { schemaEngine?: Promise<typeof SchemaEngine> };

/**
 * Runs with a schema engine on that server. It uses much memory once loaded, so load it only for work.
 * @param after runs in the transaction of each script
 */
export async function withSchemaEngine<T>(
  connection: pg.PoolConfig,
  use: (engine: SchemaEngine) => Promise<T>,
  after?: string,
): Promise<T> {
  shared.schemaEngine ??= loadEngine();
  const Engine = await shared.schemaEngine;
  const adapter = new SchemaEnginePg(connection, after);
  const engine = await Engine.new(
    { datamodels: undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
  try {
    return await use(engine);
  } finally {
    engine.free();
    await adapter.close();
  }
}
