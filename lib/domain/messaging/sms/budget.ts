/** The most that SMS may use in a month: parts, or money in the currency of the account. */
export interface SmsBudget {
  kind: "parts" | "amount";
  limit: number;
}

/** What SMS have used in a month. */
export interface SmsUsageTotals {
  messages: number;
  parts: number;
  /** Parts whose price is known, and their price. */
  pricedParts: number;
  cost: number;
  currency: string | null;
  /** The mean price of a part in all months; null: no price is known. */
  partPrice: number | null;
}

/** The percentages of a budget at which admins are notified. */
export const BUDGET_PERCENTAGES = [80, 100] as const;

/** Returns what is used of a budget. Parts whose price is not known yet cost as much as the others did on average. */
export function computeSpent({ kind }: SmsBudget, usage: SmsUsageTotals): number {
  if (kind === "parts") return usage.parts;
  return usage.cost + Math.max(0, usage.parts - usage.pricedParts) * (usage.partPrice ?? 0);
}

/** Returns whether a message of so many parts is still within the budget. */
export function isWithinBudget(budget: SmsBudget | null, usage: SmsUsageTotals, parts: number): boolean {
  if (!budget) return true;
  return computeSpent(budget, { ...usage, parts: usage.parts + parts }) <= budget.limit;
}

/** Lists the percentages that a budget has reached. */
export const listReachedPercentages = (budget: SmsBudget, usage: SmsUsageTotals): number[] =>
  BUDGET_PERCENTAGES.filter((percent) => computeSpent(budget, usage) * 100 >= budget.limit * percent);
