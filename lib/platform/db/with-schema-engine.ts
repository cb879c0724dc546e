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

/** For each result, the columns of PostgreSQL's internal type "char", found again by the rows themselves. */
const charColumns = new WeakMap<unknown[], number[]>();

/** The engine reads "char" columns, which the driver adapter refuses: here they pass as text, remembered as what they are. */
function openCatalogPool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: 1,
    // A migration takes as long as it takes, whatever the role is held to. The pool waits; its types do not say so.
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

/** The driver adapter with what the schema engine needs beyond it. */
class SchemaEnginePg extends PrismaPg {
  private readonly pool: pg.Pool;

  /** @param after what is done in the transaction of each script */
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

  /** Text that was "char" is called so again. Scripts go whole: the adapter would cut them at every semicolon, also inside a function or a text. */
  override async connect() {
    const adapter = await super.connect();
    const execute = (sql: string) => adapter.executeRaw({ sql, args: [], argTypes: [] });
    adapter.executeScript = async (script) => {
      // Whoever waits for a table makes all wait who come later. An index that is made beside writers blocks nobody.
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
        const { runScriptOnCluster } = await import("./cluster/run-script-on-cluster"); // with a parser that few need
        return await runScriptOnCluster(client, script);
      }
    } finally {
      client.release();
    }
    await execute(script);
  }

  /** A scratch database: the adapter would drop it before leaving it, which PostgreSQL refuses. */
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

/** It leaves time limits behind, which would keep a process from ending for ten seconds after its work is done. */
const buildEngineImports = (engine: object): WebAssembly.ModuleImports =>
  Object.fromEntries(
    Object.entries(engine).map(([name, call]) => [
      name,
      name.startsWith("__wbg_setTimeout_") ? (...given: unknown[]) => call(...given).unref() : call,
    ]),
  );

/** Prisma's WebAssembly schema engine: unlike the native one that its command line downloads, it is in node_modules. */
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

// On globalThis, under a name that tests do not take away: the engine's own module, one for the process, cannot be given
// a second instance, even where this module is loaded again.
const shared = globalThis as { schemaEngine?: Promise<typeof SchemaEngine> };

/**
 * Lends a schema engine on that server. It takes memory once loaded, so load it only for work.
 * @param after what is done in the transaction of each script that it runs there
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
