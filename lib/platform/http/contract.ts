import type { z } from "zod";
import type { Audience, Role } from "./audience";
import type { ListTraits } from "./list-traits";

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

export type Method = (typeof METHODS)[number];

/** What a key may be limited to: reading or writing one kind of resource. */
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

/** Who is signed in and held to what is theirs, or of the people and teams that they manage. */
export interface Member {
  id: string;
  role: Role;
  /** Whose things they may handle: their own, and where the contract lets managers, those of whom they manage. */
  people: readonly string[];
  /** The teams that they manage, where the contract lets managers. */
  teams: readonly string[];
  email: string | null;
  /** Whether the address is confirmed: events that others arranged with it are not this member's before. */
  confirmed: boolean;
}

/** A member to whom something is shown: all of what is theirs to handle, and of the rest what concerns them. */
export type MemberReader = Pick<Member, "id" | "people">;

/** Whether what this user holds is this reader's to handle. */
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
  /** What a key needs; `session`: it is for people who have signed in; `any`: every key will do; `public`: everybody may call it, counted by address. */
  scope: Scope | "session" | "any" | "public";
  /** Sessions are refused: for a GET that writes, which any page could make a browser send. */
  keyOnly?: boolean;
  /** What a public endpoint is called with instead of a key. */
  secret?: "inboundMail";
  /** Media types of a body that is no JSON. */
  media?: readonly string[];
  /** The body is a file of at most so many bytes: the file itself, or a form with the field `file`. */
  upload?: number;
  /** Who may call it, signed in, besides owners and admins; of what is not for everybody in the world. */
  audience?: Audience;
  /** Where the path does not settle it: whether what a member asks for stays with what that member may handle. */
  memberMay?: (asked: { query: z.output<Query>; body: z.output<Body> }, me: Member) => boolean;
  /**
   * What opens or ends access, or cannot be taken back: of whoever is signed in it is asked anew who it is, if that was
   * over ten minutes ago. A function: whether this request does so. Keys are not asked.
   */
  fresh?: true | ((asked: { body: z.output<Body> }) => boolean);
  /** Answers what opens something of a person's, or all that is kept of one: whoever sees as they do is refused. */
  unseen?: true;
  /** Whoever sees as somebody else does asks this as themself. */
  asOnlooker?: true;
  /** A read on which nothing is decided: a replica may answer it. */
  fromReplica?: boolean;
  /** From which day on one should call something else, and from which on this may be gone. */
  deprecated?: { since: string; sunset?: string; instead: string };
  /** What this changes has no version, so `If-Match` means nothing here. */
  unversioned?: boolean;
  /** It has a version of which the body says nothing: the handler gives the `ETag`. */
  tagged?: true;
  /** A PUT of which the objects in the body, too, keep what is not sent: a patch cannot remove entries of them. */
  mergesDeep?: true;
  /** A POST that changes what is there, as PUT does. */
  updates?: boolean;
  /**
   * An action that chooses what the body leaves out. Unknown keys and query parameters are refused without being asked to, as
   * a misspelt one would have it choose something else than was meant (decision 150).
   */
  exact?: true;
  /** It calls other operations: a key for all of them is one for each, and not one for the whole. */
  keyPerOperation?: boolean;
  /** Schemas that the documentation has besides, as the body names them alone. */
  parts?: readonly z.ZodType[];
  limit?: "api" | "slots" | "booking";
  params?: Params;
  query?: Query;
  body?: Body;
  /** Of a PUT whose body holds the resource, with what goes with it, under this name. */
  resource?: string;
  /** What may be sent with all that it is answered with, where that is not this answer: as it was made, or to copy it. */
  sentBack?: z.ZodType;
  /** Its answer is a list: made by `defineList`. */
  list?: ListTraits;
  /** Where what was created is read, with names of the path and of the answer: `/v2/events/:_id`. */
  location?: string;
  /** Statuses of success, the usual one first. */
  status: readonly [SuccessStatus, ...SuccessStatus[]];
  answer: Answer;
  /** An example body and answer, shown in the documentation and tested against the schemas. */
  example?: { body?: z.input<Body>; answer?: z.input<Answer> };
}

// biome-ignore lint/suspicious/noExplicitAny: a list of contracts of every shape
export type AnyContract = Contract<any, any, any, any>;

/** Whether a client can ask to change only the version that it has read. */
export const hasIfMatch = ({ method, unversioned, updates = false }: AnyContract): boolean =>
  (method === "PUT" || method === "PATCH" || method === "DELETE" || updates) && !unversioned;

/** Whether unknown keys and query parameters are refused unless the client says otherwise (`Prefer: handling=lenient`). */
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
