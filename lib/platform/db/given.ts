type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without the keys that are undefined: what a client did not send stays as it is. */
export function given<T extends object>(values: T): Given<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<T>;
}
