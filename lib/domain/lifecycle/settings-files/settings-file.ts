/** A settings file. */
export interface SettingsFile {
  /** Within the directory, such as `pages/ana.yaml`. */
  path: string;
  /** YAML. */
  text: string;
}
