type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Returns a copy without undefined keys, so that Prisma leaves the columns of fields that were not sent. */
export function omitUndefined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}
