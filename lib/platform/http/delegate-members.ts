interface StandardWrapper<Standard> {
  toStandard: () => Standard;
}

/**
 * Gives a class all members of a standard one that it does not have itself, and the prototype of that: they are asked of
 * the standard object, which `toStandard` makes when it is first needed.
 */
export function delegateMembers<Standard extends object>(
  standIn: { prototype: StandardWrapper<Standard> },
  standard: { prototype: Standard },
): void {
  for (const [name, { get }] of Object.entries(Object.getOwnPropertyDescriptors(standard.prototype))) {
    if (Object.hasOwn(standIn.prototype, name)) continue;
    const read = (object: StandardWrapper<Standard>) =>
      (object.toStandard() as Record<string, unknown>)[name];
    Object.defineProperty(
      standIn.prototype,
      name,
      get
        ? {
            get(this: StandardWrapper<Standard>) {
              return read(this);
            },
          }
        : {
            value(this: StandardWrapper<Standard>, ...given: unknown[]) {
              return (read(this) as (...given: unknown[]) => unknown).apply(this.toStandard(), given);
            },
          },
    );
  }
  Object.setPrototypeOf(standIn.prototype, standard.prototype);
}
