import type { Question } from "@/lib/domain/booking-pages/questions/question-schema";
import type { Form } from "@/lib/platform/db/generated/client";
import type { LocalText } from "@/lib/platform/i18n/select-translation";
import type { FormCondition } from "./condition-schema";

/** A stored target: the id survives renames, the name is the one at the time of saving. */
export interface StoredTarget {
  page?: { id: string; name: string };
  type?: { id: string; name: string };
  team?: { id: string; name: string };
  message?: LocalText;
  url?: string;
}

export interface StoredRule {
  _id: string;
  match: "all" | "any";
  conditions: FormCondition[];
  to: StoredTarget;
}

/** Questions and rules that determine a form's target. */
export interface Routing {
  questions: Question[];
  rules: StoredRule[];
  otherwise: StoredTarget | null;
}

/** Types the JSON columns. */
export const toRouting = ({ questions, rules, otherwise }: Pick<Form, keyof Routing>): Routing => ({
  questions: questions as unknown as Question[],
  rules: rules as unknown as StoredRule[],
  otherwise: otherwise as unknown as StoredTarget | null,
});

export const listTargets = ({ rules, otherwise }: Pick<Routing, "rules" | "otherwise">): StoredTarget[] => [
  ...rules.map(({ to }) => to),
  ...(otherwise ? [otherwise] : []),
];
