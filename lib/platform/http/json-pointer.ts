/** A JSON pointer (RFC 6901) to what lies at a path. */
export const buildPointer = (path: readonly PropertyKey[]): string => path.map(formatPointerStep).join("");

/** The part of a pointer that leads one level down. */
export const formatPointerStep = (key: PropertyKey): string =>
  `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
