import pg from "pg";
import { getTraceparent, withSpan } from "./tracing";

const MAX_TEXT_CHARACTERS = 2000;

/**
 * Makes each statement that belongs to a trace one of its steps: its text, never the values, which are people's. What
 * the queue asks all day long belongs to none.
 */
export function installStatementTracing(): void {
  wrapQueries(pg.Pool.prototype);
  wrapQueries(pg.Client.prototype);
}

type Query = (this: unknown, ...given: unknown[]) => unknown;

function wrapQueries(prototype: { query: unknown }) {
  const query = prototype.query as Query;
  const traced: Query = function (...given) {
    const text = getStatementText(given[0]);
    // The pool hands a statement on to a connection with a callback, in whichever call has given the connection back.
    const isHandedOn = typeof given.at(-1) === "function";
    if (text === null || isHandedOn || !getTraceparent()) return query.apply(this, given);
    const name = /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? "SQL";
    const attributes = {
      "db.system.name": "postgresql",
      "db.query.text": redactSettings(text).slice(0, MAX_TEXT_CHARACTERS),
    };
    return withSpan({ name, kind: "client", attributes }, async () => query.apply(this, given));
  };
  prototype.query = traced;
}

/** Settings are the one thing that is written into a text: among them, where the request came from. */
const redactSettings = (text: string): string =>
  /^(BEGIN|SET)\b/.test(text) ? text.replaceAll(/'(?:[^']|'')*'/g, "''") : text;

function getStatementText(asked: unknown): string | null {
  if (typeof asked === "string") return asked;
  const { text } = (asked ?? {}) as { text?: unknown };
  return typeof text === "string" ? text : null;
}
