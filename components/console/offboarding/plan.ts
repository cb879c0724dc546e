import type { Schemas } from "../api";
import type { Belongings, Successor } from "./queries";

export const KINDS = ["pages", "meetings", "polls", "teams", "substitutions"] as const;

export type Kind = (typeof KINDS)[number];

/** What is decided of one kind: as of everything, nobody, or somebody else. */
export type Choice = { by: "all" } | { by: "nobody" } | { by: "other"; user: string | null };

export interface Plan {
  heir: "user" | "team" | "nobody";
  user: string | null;
  team: string | null;
  kinds: Record<Kind, Choice>;
  whenNotFree: "stop" | "cancel";
  message: string;
  account: "suspend" | "delete";
}

const ALL: Choice = { by: "all" };

export const NEW_PLAN: Plan = {
  heir: "user",
  user: null,
  team: null,
  kinds: { pages: ALL, meetings: ALL, polls: ALL, teams: ALL, substitutions: ALL },
  whenNotFree: "stop",
  message: "",
  account: "suspend",
};

export function findHeir({ heir, user, team }: Plan): Successor | null {
  if (heir === "user") return user ? { user } : null;
  return heir === "team" && team ? { team } : null;
}

/** Whether it is said who takes over, wherever somebody is to. */
export const isDecided = (plan: Plan): boolean =>
  (plan.heir === "nobody" || findHeir(plan) !== null) &&
  KINDS.every((kind) => {
    const choice = plan.kinds[kind];
    return choice.by !== "other" || choice.user !== null;
  });

/** Who takes over what is of this kind; null: nobody. */
export function findTaker(plan: Plan, kind: Kind): Successor | null {
  const choice = plan.kinds[kind];
  if (choice.by === "other") return choice.user ? { user: choice.user } : null;
  return choice.by === "all" ? findHeir(plan) : null;
}

export const toBody = (plan: Plan, users: string[]): Schemas["OffboardingBody"] => ({
  users,
  pages: findTaker(plan, "pages") ?? "delete",
  meetings: findTaker(plan, "meetings") ?? "cancel",
  polls: findTaker(plan, "polls") ?? "cancel",
  teams: findPerson(plan, "teams") ?? "leave",
  substitutions: findPerson(plan, "substitutions") ?? "clear",
  when_not_free: plan.whenNotFree,
  ...(plan.message.trim() && { message: plan.message.trim() }),
  account: plan.account,
});

/** A team has no place in a team, and stands in for nobody. */
function findPerson(plan: Plan, kind: "teams" | "substitutions") {
  const taker = findTaker(plan, kind);
  return taker && "user" in taker ? taker : null;
}

/** How much there is of a kind. */
export const countOf = (found: Belongings, kind: Kind): number =>
  kind === "meetings" || kind === "polls"
    ? found[kind].count
    : kind === "substitutions"
      ? found.substitutions
      : found[kind].length;
