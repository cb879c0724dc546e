/** Comparison operators of conditions; each fits some kinds of questions. */
export const OPERATORS = ["is", "is_not", "contains", "one_of", "greater", "less"] as const;

export type ConditionOperator = (typeof OPERATORS)[number];

/** Operators per kind of question, in addition to `is` and `is_not`. */
const FITTING: Record<string, readonly ConditionOperator[]> = {
  text: ["contains", "one_of"],
  long_text: ["contains", "one_of"],
  select: ["one_of"],
  radio: ["one_of"],
  multi_select: ["one_of"],
  checkbox: [],
  number: ["one_of", "greater", "less"],
  date: ["one_of", "greater", "less"],
  phone: ["contains", "one_of"],
  url: ["contains", "one_of"],
  email: ["contains", "one_of"],
};

/** Lists the operators that fit a kind of question. */
export const listOperators = (kind: string): readonly ConditionOperator[] => [
  "is",
  "is_not",
  ...(FITTING[kind] ?? []),
];
