import { Illustration } from "./illustration";

/** Closed: a hanging sign with a clock. */
export const EmptyClosed = () => (
  <Illustration>
    <path className="faint" d="M20 102h24m8 0h60m10 0h18" />
    <path d="M80 14 43 44m37-30 39 26M80 14v-4" />
    <path className="paper" d="m36 46 87-7q4 0 5 4l3 38q0 5-4 5l-87 7q-5 0-5-5l-3-37q0-5 4-5Z" />
    <path className="lit" d="m76 60 40-3 1 10-41 3Z" />
    <path d="m77 78 24-2M57 56a13 13 0 1 0 .1 0Zm0 6v8l6 3" />
  </Illustration>
);
