import { Illustration } from "./illustration";

/** No times in the month: a turned leaf, with the next one below. */
export const EmptyMonth = () => (
  <Illustration flips>
    <path className="lit" d="M96 100h21q7 0 7-7V70Z" />
    <path className="paper" d="M34 24q-5 0-5 5l1 62q0 6 6 6l58-1q8-1 13-7l9-9q6-6 6-13l-1-38q0-6-6-6Z" />
    <path d="M30 43h91M52 16v14m47-14v14M94 96q5-11-1-21 12 5 29-8" />
    <path className="faint" d="M44 57h10m12 0h10m12 0h10m-54 14h10m12 0h10m-32 13h10m12 0h10" />
    <path d="M138 62q9 16-5 33m0-10v11l11-2" />
  </Illustration>
);
