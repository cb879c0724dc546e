import pg from "pg";
import { getTraceparent, withSpan } from "./tracing";

const MAX_TEXT_CHARACTERS = 2000;

/**
 * Makes each statement of a trace one of its spans: its text, never the values, which are personal data. The queue's
 * polling belongs to no trace.
 */
export function installStatementTracing(): void {
  wrapQueries(pg.Pool.prototype);
  wrapQueries(pg.Client.prototype);
}

type Query = (this: unknown, ...args: unknown[]) => unknown;

function wrapQueries(prototype: { query: unknown }) {
  const query = prototype.query as Query;
  const traced: Query = function (...args) {
    const text = getStatementText(args[0]);
    // The pool passes a statement on to a connection with a callback, in the context of the call that released the
    // connection.
    const isPassedOn = typeof args.at(-1) === "function";
    if (text === null || isPassedOn || !getTraceparent()) return query.apply(this, args);
    const name = /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? "SQL";
    const attributes = {
      "db.system.name": "postgresql",
      "db.query.text": redactSettings(text).slice(0, MAX_TEXT_CHARACTERS),
    };
    return withSpan({ name, kind: "client", attributes }, async () => query.apply(this, args));
  };
  prototype.query = traced;
}

/** Only settings are written into a statement's text, among them the origin of the request. */
const redactSettings = (text: string): string =>
  /^(BEGIN|SET)\b/.test(text) ? text.replaceAll(/'(?:[^']|'')*'/g, "''") : text;

function getStatementText(query: unknown): string | null {
  if (typeof query === "string") return query;
  const { text } = (query ?? {}) as { text?: unknown };
  return typeof text === "string" ? text : null;
}
