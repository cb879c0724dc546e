import { Illustration } from "./illustration";

/** No location: a map without marks, and a pin beside it. */
export const EmptyMap = () => (
  <Illustration>
    <path className="paper" d="m22 42 36-12 42 13 37-12 1 53-37 13-43-13-36 12Z" />
    <path d="m58 30v53m42-40 1 53" />
    <path
      className="faint"
      d="M32 77q10-13 19-8m56 2q10-13 21-9m-59 16a11 4.5 0 1 0 22 0 11 4.5 0 1 0-22 0"
      strokeDasharray="1 7"
    />
    <path className="lit" d="M84 59Q66 38 67 25 69 11 83 11t17 14q0 13-16 34Z" />
    <path d="M79 55Q62 34 63 21 65 7 79 7t17 14q0 13-17 34Zm0-28a6 6 0 1 0-.1 0Z" />
  </Illustration>
);
