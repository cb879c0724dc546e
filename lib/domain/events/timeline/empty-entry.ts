/** The fields of a timeline entry that only some kinds have. */
export const EMPTY_ENTRY = {
  actor: null,
  people: [],
  text: null,
  fields: [],
  rating: null,
  mail: null,
  slack: null,
  delivery: null,
  step: null,
};
