import { stringify } from "yaml";
import type { SettingsContent } from "./settings-document";
import type { SettingsKind } from "./settings-kinds";

/** The folder of JSON schemas, beside the folders of files. */
export const SCHEMA_FOLDER = ".schema";

/**
 * Formats a file; its first line leads editors to the schema. The same contents give the same bytes. Times and dates are
 * quoted, because readers of YAML 1.1 take `10:00` for a number.
 */
export function formatFile(kind: SettingsKind, content: SettingsContent): string {
  const toRoot = kind === "brand" ? "." : "..";
  return [
    `# yaml-language-server: $schema=${toRoot}/${SCHEMA_FOLDER}/${kind}.json\n`,
    stringify(content, { lineWidth: 0, aliasDuplicateObjects: false, compat: "yaml-1.1" }),
  ].join("");
}
