/** A JSON pointer (RFC 6901) to what lies at a path. */
export const pointerTo = (path: readonly PropertyKey[]): string => path.map(pointerStep).join("");

/** The part of a pointer that leads one level down. */
export const pointerStep = (key: PropertyKey): string =>
  `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
