import pg from "pg";
import { currentTraceparent, inStep } from "./tracing";

const MAX_TEXT_CHARACTERS = 2000;

/**
 * Makes each statement that belongs to a trace one of its steps: its text, never the values, which are people's. What
 * the queue asks all day long belongs to none.
 */
export function traceStatements(): void {
  traceQueries(pg.Pool.prototype);
  traceQueries(pg.Client.prototype);
}

type Query = (this: unknown, ...given: unknown[]) => unknown;

function traceQueries(prototype: { query: unknown }) {
  const query = prototype.query as Query;
  const traced: Query = function (...given) {
    const text = readText(given[0]);
    // The pool hands a statement on to a connection with a callback, in whichever call has given the connection back.
    const isHandedOn = typeof given.at(-1) === "function";
    if (text === null || isHandedOn || !currentTraceparent()) return query.apply(this, given);
    const name = /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? "SQL";
    const attributes = {
      "db.system.name": "postgresql",
      "db.query.text": hideSettings(text).slice(0, MAX_TEXT_CHARACTERS),
    };
    return inStep({ name, kind: "client", attributes }, async () => query.apply(this, given));
  };
  prototype.query = traced;
}

/** Settings are the one thing that is written into a text: among them, where the request came from. */
const hideSettings = (text: string): string =>
  /^(BEGIN|SET)\b/.test(text) ? text.replaceAll(/'(?:[^']|'')*'/g, "''") : text;

function readText(asked: unknown): string | null {
  if (typeof asked === "string") return asked;
  const { text } = (asked ?? {}) as { text?: unknown };
  return typeof text === "string" ? text : null;
}
