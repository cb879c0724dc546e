/** What people are in an organisation, who may do most first. */
export const ROLES = ["owner", "admin", "manager", "member", "viewer"] as const;

export type Role = (typeof ROLES)[number];

/**
 * How far what a role may do goes: `all`: the whole organisation; `team`: what is theirs, and that of the people, and of
 * the teams, that they manage; `own`: what is theirs.
 */
export type Reach = "all" | "team" | "own";

type LimitedRole = Exclude<Role, "owner" | "admin">;

type Grant = Readonly<Partial<Record<LimitedRole, Reach>>> & {
  /** Besides, the meetings to which one is invited. */
  asParticipant?: true;
  /** What is asked for belongs to the page that body or query name as `page`, if the path names nothing. */
  ofPage?: true;
};

/** Who may call what, besides owners and admins, who may call everything, and keys, which have scopes. */
export const AUDIENCES = {
  /** The organisation as a whole, its secrets, and who belongs to it. */
  admins: {},
  everybody: { manager: "all", member: "all", viewer: "all" },
  /** What one has as a person who signs in: what one is called, which messages one gets. */
  oneself: { manager: "own", member: "own", viewer: "own" },
  /** The same, of people whom one manages too. */
  profiles: { manager: "team", member: "own", viewer: "own" },
  /** What one books and is booked with, and nobody else's to change: connected calendars, feeds, accounts. */
  ownThings: { manager: "own", member: "own" },
  peopleRead: { manager: "team", member: "own", viewer: "all" },
  peopleWritten: { manager: "team", member: "own" },
  meetingsRead: { manager: "team", member: "own", viewer: "all", asParticipant: true },
  meetingsAnswered: { manager: "team", member: "own", asParticipant: true },
  /** What belongs to a page that the request names. */
  ofPages: { manager: "team", member: "own", ofPage: true },
  teamsRead: { manager: "team", viewer: "all" },
  teamsWritten: { manager: "team" },
  organizationRead: { viewer: "all" },
} as const satisfies Record<string, Grant>;

export type Audience = keyof typeof AUDIENCES;

export const getGrant = (audience: Audience): Grant => AUDIENCES[audience];

/** Whether what others may do is not for everybody with this role; null: a key. */
export const isLimitedRole = (role: Role | null): boolean =>
  role !== null && role !== "owner" && role !== "admin";

/** Whether one may see as another does: an owner as everybody, an admin as everybody but owners. */
export const canImpersonate = (onlooker: Role, seen: Role): boolean =>
  (onlooker === "owner" || onlooker === "admin") && ROLES.indexOf(seen) >= ROLES.indexOf(onlooker);

/** How far it goes for somebody with this role; null: not at all. */
export function findReach(audience: Audience, role: Role): Reach | null {
  if (role === "owner" || role === "admin") return "all";
  return getGrant(audience)[role] ?? null;
}
