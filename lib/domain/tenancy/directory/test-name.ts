const BEGINNING = "test-";

/** Whether a page's address says that it is of a sandbox. */
export const isTestName = (name: string): boolean => name.toLowerCase().startsWith(BEGINNING);

/** What a page is called in a sandbox: `jane` is `test-jane` there, in whichever way it was asked for. */
export const toTestName = (name: string): string => (isTestName(name) ? name : BEGINNING + name);
