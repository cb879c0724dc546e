/** Builds the JSON pointer (RFC 6901) of a path. */
export const buildPointer = (path: readonly PropertyKey[]): string => path.map(formatPointerStep).join("");

/** Formats one step of a pointer. */
export const formatPointerStep = (key: PropertyKey): string =>
  `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
