import { Illustration } from "./illustration";

/** A cancelled meeting: a calendar leaf with the marked day struck out. */
export const CancelledIllustration = () => (
  <Illustration>
    <path className="paper" d="m38 27 78-7q6 0 6 5l6 62q0 6-6 6l-77 8q-6 0-7-6l-5-62q0-6 5-6Z" />
    <path d="m34 46 89-8M57 16l1 16m42-20 1 16" />
    <path className="faint" d="m47 59 10-1m12-1 10-1m12-1 10-1m-52 20 10-1m-9 15 10-1m12-1 10-1m12-2 10-1" />
    <path className="lit" d="m68 66 36-4 1 15-36 4Z" />
    <path d="m62 83 49-24m-47-1 46 21" />
  </Illustration>
);
