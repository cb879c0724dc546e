type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** A copy without the keys that are undefined: Prisma leaves the columns of fields that were not sent. */
export function given<T extends object>(values: T): Given<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<T>;
}
