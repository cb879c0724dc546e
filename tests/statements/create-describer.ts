import pg from "pg";
import { loadCatalogue } from "./catalogue";
import { findNullableColumns } from "./find-nullable-columns";
import { isParseNode, parseTree } from "./parse-tree";

/**
 * The JavaScript type of a column: such as `string`, `Date`, `bytes`, `number[]`; or `json`, which may be
 * anything.
 */
export interface DescribedColumn {
  name: string;
  kind: string;
  nullable: boolean;
}

const KINDS: Record<string, string> = {
  bool: "boolean",
  bytea: "bytes",
  citext: "string",
  float8: "number",
  int2: "number",
  int4: "number",
  int8: "number",
  json: "json",
  jsonb: "json",
  name: "string",
  numeric: "string",
  text: "string",
  timestamp: "Date",
  timestamptz: "Date",
  varchar: "string",
  void: "string",
  _bytea: "bytes[]",
  _int4: "number[]",
  _text: "string[]",
};

export type DescribeStatement = (text: string) => Promise<DescribedColumn[]>;

/** Has PostgreSQL parse statements without running them, and print their trees. */
export async function createDescriber(
  url: string,
): Promise<{ describe: DescribeStatement; close: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const catalogue = await loadCatalogue(client);
  const types = new Map<number, string>(
    (await client.query("SELECT oid, typname FROM pg_type")).rows.map(({ oid, typname }) => [oid, typname]),
  );
  await client.query(
    "SET client_min_messages = log; SET debug_pretty_print = off; SET debug_print_parse = on",
  );
  let printed = "";
  client.on("notice", ({ message, detail }) => {
    if (message?.startsWith("parse tree")) printed = detail ?? "";
  });

  const describe: DescribeStatement = async (text) => {
    const fields = await describeFields(client, text);
    const [query] = [parseTree(printed)].flat().filter(isParseNode);
    const nullable = query && fields.length > 0 ? findNullableColumns(query, catalogue) : [];
    return fields.map(({ name, dataTypeID }, index) => {
      const type = types.get(dataTypeID) ?? "unknown";
      return { name, kind: KINDS[type] ?? `PostgreSQL's ${type}`, nullable: nullable[index] ?? true };
    });
  };
  return { describe, close: () => client.end() };
}

/** Parses and describes a statement without binding or executing it, for which `pg` has no method. */
const describeFields = (client: pg.Client, text: string) =>
  new Promise<pg.FieldDef[]>((resolve, reject) => {
    let fields: pg.FieldDef[] = [];
    client.query({
      submit(connection: pg.Connection) {
        connection.parse({ name: "", text, types: [] }, true);
        connection.describe({ type: "S", name: "" }, true);
        connection.sync();
      },
      handleRowDescription: (message: { fields: pg.FieldDef[] }) => {
        fields = message.fields;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    } as unknown as pg.Submittable);
  });
