/** What a condition compares an answer with; each fits some kinds of questions. */
export const OPERATORS = ["is", "is_not", "contains", "one_of", "greater", "less"] as const;

export type ConditionOperator = (typeof OPERATORS)[number];

/** Those beside `is` and `is_not`, by the kind of the question. */
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

/** Those with which an answer of this kind can be compared. */
export const listOperators = (kind: string): readonly ConditionOperator[] => [
  "is",
  "is_not",
  ...(FITTING[kind] ?? []),
];
