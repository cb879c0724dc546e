const SANDBOX_PREFIX = "test-";

/** Whether a page's address says that it is of a sandbox. */
export const isSandboxName = (name: string): boolean => name.toLowerCase().startsWith(SANDBOX_PREFIX);

/** What a page is called in a sandbox: `jane` is `test-jane` there, in whichever way it was asked for. */
export const toSandboxName = (name: string): string => (isSandboxName(name) ? name : SANDBOX_PREFIX + name);
