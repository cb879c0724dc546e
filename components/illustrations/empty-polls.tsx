import { Illustration } from "./illustration";

/** No answers: a list of empty boxes, and a pencil at the first one. */
export const EmptyPolls = () => (
  <Illustration flips>
    <path className="paper" d="M36 12h62l20 19 1 63q0 6-6 6l-76 1q-6 0-6-6l-1-77q0-6 6-6Z" />
    <path d="M98 12v14q0 6 6 6l14-1" />
    <path className="lit" d="M44 39h50v12H44Z" />
    <path d="M43 35h12v12H43Zm0 22h12v12H43Zm0 22h12v12H43Zm3-39 4 5 10-13" />
    <path className="faint" d="M64 64h34M64 86h24" />
    <path className="paper" d="m92 62 32-28 8 10-32 28-13 3Zm27-24 8 10" />
  </Illustration>
);
