import { Illustration } from "./illustration";

/** Not found: a dotted sheet with a magnifying glass on one line. */
export const NotFoundIllustration = () => (
  <Illustration>
    <path
      className="faint"
      d="M50 12h36l22 21 1 62q0 6-6 6H50q-6 0-6-6V18q0-6 6-6Zm36 0v15q0 6 6 6h16"
      strokeDasharray="1 7"
    />
    <path className="lit" d="M60 52h44v12H60Z" />
    <path className="glass" d="M88 34a22 22 0 1 0 .1 0Zm16 38 21 22" />
    <path d="M81 55h.1m13 0h.1M83 64q5-2 10 0" />
  </Illustration>
);
