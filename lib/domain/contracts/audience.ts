/** The roles in an organisation, the most powerful first. */
export const ROLES = ["owner", "admin", "manager", "member", "viewer"] as const;

export type Role = (typeof ROLES)[number];

/**
 * The reach of a role's permissions: `all`: the whole organisation; `team`: the user's own resources, and those of
 * managed users and teams; `own`: the user's own.
 */
export type Reach = "all" | "team" | "own";

type LimitedRole = Exclude<Role, "owner" | "admin">;

type Grant = Readonly<Partial<Record<LimitedRole, Reach>>> & {
  /** Also grants the meetings to which the user is invited. */
  asParticipant?: true;
  /** Checks against the page that body or query name as `page`, if the path names none. */
  ofPage?: true;
};

/** The users who may call an endpoint, besides owners and admins, who may call all, and keys, which have scopes. */
export const AUDIENCES = {
  /** The organisation as a whole, its secrets, and its members. */
  admins: {},
  everybody: { manager: "all", member: "all", viewer: "all" },
  /** A user's own account: name, messages. */
  oneself: { manager: "own", member: "own", viewer: "own" },
  /** The same, also of users that the caller manages. */
  profiles: { manager: "team", member: "own", viewer: "own" },
  /** A user's own tools for booking, which no other user may change: connected calendars, feeds, accounts. */
  ownThings: { manager: "own", member: "own" },
  peopleRead: { manager: "team", member: "own", viewer: "all" },
  peopleWritten: { manager: "team", member: "own" },
  meetingsRead: { manager: "team", member: "own", viewer: "all", asParticipant: true },
  meetingsAnswered: { manager: "team", member: "own", asParticipant: true },
  /** Resources of a page that the request names. */
  ofPages: { manager: "team", member: "own", ofPage: true },
  teamsRead: { manager: "team", viewer: "all" },
  teamsWritten: { manager: "team" },
  organizationRead: { viewer: "all" },
} as const satisfies Record<string, Grant>;

export type Audience = keyof typeof AUDIENCES;

export const getGrant = (audience: Audience): Grant => AUDIENCES[audience];

/** True if the role limits what the caller may do; null: a key. */
export const isLimitedRole = (role: Role | null): boolean =>
  role !== null && role !== "owner" && role !== "admin";

/** True if the role may impersonate another: an owner everyone, an admin everyone but owners. */
export const canImpersonate = (impersonator: Role, impersonated: Role): boolean =>
  (impersonator === "owner" || impersonator === "admin") &&
  ROLES.indexOf(impersonated) >= ROLES.indexOf(impersonator);

/** Returns the reach of a role for an audience; null: no access. */
export function findReach(audience: Audience, role: Role): Reach | null {
  if (role === "owner" || role === "admin") return "all";
  return getGrant(audience)[role] ?? null;
}
