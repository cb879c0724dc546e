import type { FileError } from "./parse-settings-files";

/** Formats an error as compilers do, so that editors and CI lead to the line. */
export function formatFileError({ path, line, column, pointer, message }: FileError): string {
  const field = pointer.slice(1).replaceAll("/", ".");
  // Some messages are sentences of their own, others go on from the field.
  const named = /^\p{Lu}/u.test(message) && field ? `${field}:` : field;
  return [`${path}:${line}:${column}:`, named, message].filter(Boolean).join(" ");
}
