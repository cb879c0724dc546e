import type { z } from "zod";
import type { Audience, Role } from "./audience";
import type { ListTraits } from "./list-traits";

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

export type Method = (typeof METHODS)[number];

/** The scopes of a key: reading or writing one kind of resource. */
export const SCOPES = [
  "organization:read",
  "users:read",
  "users:write",
  "preferences:read",
  "preferences:write",
  "calendars:read",
  "calendars:write",
  "availabilities:read",
  "availabilities:write",
  "bookpages:read",
  "bookpages:write",
  "slots:read",
  "events:read",
  "events:write",
  "teams:read",
  "teams:write",
  "locators:read",
  "locators:write",
  "forms:read",
  "forms:write",
  "third_parties:read",
  "third_parties:write",
  "api_keys:read",
  "api_keys:write",
  "credentials:write",
  "audit:read",
  "audit:write",
  "personal_data:read",
  "personal_data:write",
  "hooks:read",
  "hooks:write",
  "jobs:read",
  "mails:read",
  "mails:write",
  "organization:write",
  "scim",
] as const;

export type Scope = (typeof SCOPES)[number];

/** A signed-in user who is limited to own resources, or to those of the users and teams that the user manages. */
export interface Member {
  id: string;
  role: Role;
  /**
   * The users with resources that this one may manage: the user, and if the contract allows managers, the managed
   * users.
   */
  people: readonly string[];
  /** The teams that the user manages, if the contract allows managers. */
  teams: readonly string[];
  email: string | null;
  /**
   * True if the address is confirmed. Before that, the user does not see events that other users arranged with this
   * address.
   */
  confirmed: boolean;
}

/** The viewer of a response: sees everything of users it manages, and of the rest only what concerns it. */
export type MemberReader = Pick<Member, "id" | "people">;

/** True if the viewer may manage this user's resources. */
export const canReaderManage = ({ people }: MemberReader, user: string | null): boolean =>
  user !== null && people.includes(user);

/** Statuses of success; 204 has no body. */
export type SuccessStatus = 200 | 201 | 202 | 204;

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
  /**
   * The scope that a key needs; `session`: for signed-in users; `any`: every key; `public`: open to all, rate limited
   * by address.
   */
  scope: Scope | "session" | "any" | "public";
  /** Rejects sessions: for a GET that writes, which any page could make a browser send. */
  keyOnly?: boolean;
  /** The secret that a public endpoint requires instead of a key. */
  secret?: "inboundMail";
  /** Media types of a body that is not JSON. */
  media?: readonly string[];
  /** The body is a file of at most this many bytes: the file itself, or a form with the field `file`. */
  upload?: number;
  /** The most bytes of a JSON body, if not 1 MB. */
  bodyLimit?: number;
  /** The users who may call it when signed in, besides owners and admins; absent for public endpoints. */
  audience?: Audience;
  /** If the path does not decide it: whether the request stays within the resources of this member. */
  memberMay?: (asked: { query: z.output<Query>; body: z.output<Body> }, me: Member) => boolean;
  /**
   * Marks endpoints that grant or revoke access or are irreversible: a signed-in caller must authenticate again if
   * the last time is over ten minutes ago. A function decides for each request. Keys are exempt.
   */
  fresh?: true | ((asked: { body: z.output<Body> }) => boolean);
  /**
   * The response grants access to a user's account or contains all of a user's data, so impersonators are rejected.
   */
  unseen?: true;
  /** An impersonator calls this as the admin, not as the impersonated user. */
  asOnlooker?: true;
  /** A read without consequences: a replica may serve it. */
  fromReplica?: boolean;
  /** The date of deprecation, the date of removal, and the replacement. */
  deprecated?: { since: string; sunset?: string; instead: string };
  /** The changed resource has no version, so `If-Match` has no effect. */
  unversioned?: boolean;
  /** The version is not in the body: the handler sets the `ETag`. */
  tagged?: true;
  /** A PUT that also keeps unsent fields of nested objects: a merge patch cannot remove their entries. */
  mergesDeep?: true;
  /** A POST that updates an existing resource, like a PUT. */
  updates?: boolean;
  /**
   * An action with defaults for absent fields. Unknown keys and query parameters are always rejected, because a
   * misspelt one would silently select a default (decision 150).
   */
  exact?: true;
  /** It calls other operations, each with an idempotency key derived from the request's. */
  keyPerOperation?: boolean;
  /** Further schemas for the documentation that the body refers to by name. */
  parts?: readonly z.ZodType[];
  limit?: "api" | "slots" | "booking";
  params?: Params;
  query?: Query;
  body?: Body;
  /** The name of the resource in a PUT body that also has other members. */
  resource?: string;
  /**
   * The schema of a response that may be sent back in the body, if it is not this response: for restoring or copying.
   */
  sentBack?: z.ZodType;
  /** Traits of a response that is a list; set by `defineList`. */
  list?: ListTraits;
  /** The address of the created resource, with names of the path and of the response: `/v2/events/:_id`. */
  location?: string;
  /** Statuses of success, the usual one first. */
  status: readonly [SuccessStatus, ...SuccessStatus[]];
  answer: Answer;
  /** An example body and response, shown in the documentation and tested against the schemas. */
  example?: { body?: z.input<Body>; answer?: z.input<Answer> };
}

// biome-ignore lint/suspicious/noExplicitAny: a list of contracts of every shape
export type AnyContract = Contract<any, any, any, any>;

/** True if a client can make its change conditional on the version that it has read. */
export const hasIfMatch = ({ method, unversioned, updates = false }: AnyContract): boolean =>
  (method === "PUT" || method === "PATCH" || method === "DELETE" || updates) && !unversioned;

/**
 * True if unknown keys and query parameters are rejected by default (a client may send `Prefer: handling=lenient`).
 */
export const isStrictContract = ({ method, exact }: AnyContract): boolean =>
  exact === true || method === "DELETE";

/** Returns the contract as it is; the function keeps the exact types of its schemas. */
export function defineContract<
  S extends Scope | "session" | "any" | "public",
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodType,
>(
  contract: Contract<Params, Query, Body, Answer> & { scope: S },
): Contract<Params, Query, Body, Answer> & { scope: S } {
  return contract;
}
