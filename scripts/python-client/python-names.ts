/** Keywords of Python that occur in the API. */
const KEYWORDS = new Set([
  "and",
  "as",
  "class",
  "def",
  "except",
  "from",
  "global",
  "if",
  "import",
  "in",
  "is",
  "not",
  "or",
  "with",
]);

export const isPythonName = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name) && !KEYWORDS.has(name);

/** `from` → `from_` */
export const toPythonArgument = (name: string): string =>
  isPythonName(name) ? name : `${name.replace(/\W/g, "_")}_`;

/** `listHooksV2` → `list_hooks_v2`, `createOAuthApp` → `create_oauth_app` */
export const toPythonSnakeCase = (name: string): string =>
  name
    .replace(/OAuth/g, "Oauth")
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase();

/** Formats a text as a Python literal. */
export const formatPythonString = (text: string): string => JSON.stringify(text);
