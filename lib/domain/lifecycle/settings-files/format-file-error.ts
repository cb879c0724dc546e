import type { FileError } from "./parse-settings-files";

/** Formats an error as compilers do, so that editors and CI lead to the line. */
export const formatFileError = ({ path, line, column, pointer, message }: FileError): string =>
  [`${path}:${line}:${column}:`, pointer.slice(1).replaceAll("/", "."), message].filter(Boolean).join(" ");
