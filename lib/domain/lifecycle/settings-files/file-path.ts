import type { SettingsKind } from "./settings-kinds";

/** Characters that file systems and shells treat specially are percent-encoded. */
const encodeName = (key: string): string =>
  key
    .replace(/[^A-Za-z0-9@._+-]/g, (character) => encodeURIComponent(character).replaceAll("*", "%2A"))
    .replace(/^\./, "%2E");

/** Builds the path of a file in the directory of settings. */
export const buildSettingsPath = (kind: SettingsKind, key: string): string =>
  kind === "brand" ? "brand.yaml" : `${kind}/${encodeName(key)}.yaml`;

/** Decodes the key in a file's name; a name that is not encoded correctly is the key itself. */
export function parseFileKey(path: string): string {
  const name = (path.split("/").at(-1) ?? "").replace(/\.ya?ml$/, "");
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
