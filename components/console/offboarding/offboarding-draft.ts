import { OWNED_KINDS } from "@/lib/domain/lifecycle/offboarding/options";
import type { Schemas } from "../api";
import type { OwnedResources, Successor } from "./queries";

export type OwnedKind = (typeof OWNED_KINDS)[number];

/** The name of each kind, and what happens to it without a successor. */
export const KIND_TEXTS = {
  pages: { label: "offboarding.kindPages", end: "offboarding.delete" },
  meetings: { label: "offboarding.kindMeetings", end: "offboarding.cancel" },
  polls: { label: "offboarding.kindPolls", end: "offboarding.cancel" },
  teams: { label: "offboarding.kindTeams", end: "offboarding.leave" },
  substitutions: { label: "offboarding.kindSubstitutions", end: "offboarding.clear" },
} as const;

/** The successor of one kind of resource: the common one, nobody, or another user. */
export type SuccessorChoice = { by: "all" } | { by: "nobody" } | { by: "other"; user: string | null };

export interface OffboardingDraft {
  mainSuccessor: "user" | "team" | "nobody";
  user: string | null;
  team: string | null;
  kinds: Record<OwnedKind, SuccessorChoice>;
  whenNotFree: "stop" | "cancel";
  message: string;
  account: "suspend" | "delete";
}

const SAME_FOR_ALL: SuccessorChoice = { by: "all" };

export const EMPTY_DRAFT: OffboardingDraft = {
  mainSuccessor: "user",
  user: null,
  team: null,
  kinds: {
    pages: SAME_FOR_ALL,
    meetings: SAME_FOR_ALL,
    polls: SAME_FOR_ALL,
    teams: SAME_FOR_ALL,
    substitutions: SAME_FOR_ALL,
  },
  whenNotFree: "stop",
  message: "",
  account: "suspend",
};

export function findMainSuccessor({ mainSuccessor: heir, user, team }: OffboardingDraft): Successor | null {
  if (heir === "user") return user ? { user } : null;
  return heir === "team" && team ? { team } : null;
}

/** Returns true if every kind that needs a successor has one. */
export const isDraftComplete = (plan: OffboardingDraft): boolean =>
  (plan.mainSuccessor === "nobody" || findMainSuccessor(plan) !== null) &&
  OWNED_KINDS.every((kind) => {
    const choice = plan.kinds[kind];
    return choice.by !== "other" || choice.user !== null;
  });

/** Returns the successor for a kind; null for none. */
export function findSuccessor(plan: OffboardingDraft, kind: OwnedKind): Successor | null {
  const choice = plan.kinds[kind];
  if (choice.by === "other") return choice.user ? { user: choice.user } : null;
  return choice.by === "all" ? findMainSuccessor(plan) : null;
}

export const toOffboardingBody = (plan: OffboardingDraft, users: string[]): Schemas["OffboardingBody"] => ({
  users,
  pages: findSuccessor(plan, "pages") ?? "delete",
  meetings: findSuccessor(plan, "meetings") ?? "cancel",
  polls: findSuccessor(plan, "polls") ?? "cancel",
  teams: findSuccessorUser(plan, "teams") ?? "leave",
  substitutions: findSuccessorUser(plan, "substitutions") ?? "clear",
  when_not_free: plan.whenNotFree,
  ...(plan.message.trim() && { message: plan.message.trim() }),
  account: plan.account,
});

/** A team cannot be a member of a team, nor a substitute. */
function findSuccessorUser(plan: OffboardingDraft, kind: "teams" | "substitutions") {
  const taker = findSuccessor(plan, kind);
  return taker && "user" in taker ? taker : null;
}

/** Counts the resources of a kind. */
export const countOwned = (found: OwnedResources, kind: OwnedKind): number =>
  kind === "meetings" || kind === "polls"
    ? found[kind].count
    : kind === "substitutions"
      ? found.substitutions
      : found[kind].length;
