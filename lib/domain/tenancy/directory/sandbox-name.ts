const SANDBOX_PREFIX = "test-";

/** Returns whether a page address belongs to a sandbox. */
export const isSandboxName = (name: string): boolean => name.toLowerCase().startsWith(SANDBOX_PREFIX);

/** Adds the sandbox prefix (`jane` becomes `test-jane`) unless it is present. */
export const toSandboxName = (name: string): string => (isSandboxName(name) ? name : SANDBOX_PREFIX + name);
