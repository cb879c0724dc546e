import type { z } from "zod";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** What a key may be limited to: reading or writing one kind of resource. */
export const SCOPES = [
  "organization:read",
  "users:read",
  "users:write",
  "availabilities:read",
  "availabilities:write",
  "bookpages:read",
  "bookpages:write",
  "slots:read",
  "events:read",
  "events:write",
] as const;

export type Scope = (typeof SCOPES)[number];

/** An endpoint as data. Validation, types, encoding, documentation and client all come from it. */
export interface Contract<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  method: Method;
  /** As in the specification: `/v2/users/:user_id`. */
  path: string;
  /** The operation's name in the OpenAPI document and in generated clients. */
  name: string;
  tag: string;
  summary: string;
  description?: string;
  scope: Scope;
  limit?: "api" | "slots";
  params?: Params;
  query?: Query;
  body?: Body;
  /** Statuses of success, the usual one first. */
  status: readonly [200 | 201, ...(200 | 201)[]];
  answer: Answer;
  /** An example body and answer, shown in the documentation and tested against the schemas. */
  example?: { body?: z.input<Body>; answer?: z.input<Answer> };
}

// biome-ignore lint/suspicious/noExplicitAny: a list of contracts of every shape
export type AnyContract = Contract<any, any, any, any>;

/** Identity: keeps the exact types of the schemas. */
export function defineContract<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodType,
>(contract: Contract<Params, Query, Body, Answer>): Contract<Params, Query, Body, Answer> {
  return contract;
}
