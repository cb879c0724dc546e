interface StandardWrapper<Standard> {
  toStandard: () => Standard;
}

/**
 * Adds all members of a standard class, and its prototype, that a class does not define itself. They are delegated to
 * the standard object, which `toStandard` creates on first use.
 */
export function delegateMembers<Standard extends object>(
  wrapper: { prototype: StandardWrapper<Standard> },
  standard: { prototype: Standard },
): void {
  for (const [name, { get }] of Object.entries(Object.getOwnPropertyDescriptors(standard.prototype))) {
    if (Object.hasOwn(wrapper.prototype, name)) continue;
    const read = (object: StandardWrapper<Standard>) =>
      (object.toStandard() as Record<string, unknown>)[name];
    Object.defineProperty(
      wrapper.prototype,
      name,
      get
        ? {
            get(this: StandardWrapper<Standard>) {
              return read(this);
            },
          }
        : {
            value(this: StandardWrapper<Standard>, ...args: unknown[]) {
              return (read(this) as (...args: unknown[]) => unknown).apply(this.toStandard(), args);
            },
          },
    );
  }
  Object.setPrototypeOf(wrapper.prototype, standard.prototype);
}
