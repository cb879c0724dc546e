interface StandardWrapper<Standard> {
  toStandard: () => Standard;
}

/**
 * Adds all members of a standard class, and its prototype, that a class does not define itself. They are delegated to
 * the standard object, which `toStandard` creates on first use.
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
