import { DERIVE_KEY, KeyAllocator } from "../settings-files/derive-keys";
import { formatFile } from "../settings-files/format-file";
import type { SettingsContent } from "../settings-files/settings-document";
import type { SettingsFile } from "../settings-files/settings-file";
import type { SettingsKind } from "../settings-files/settings-kinds";

/** Collects settings files, with unique names. */
export class SettingsWriter {
  private readonly keys = new KeyAllocator();
  private readonly written: SettingsFile[] = [];

  /** Adds a file, and returns its path and the key by which others refer to it. */
  add(kind: SettingsKind, content: SettingsContent): { path: string; key: string } {
    const { path, key } = this.keys.allocate(kind, DERIVE_KEY[kind](content));
    this.written.push({ path, text: formatFile(kind, content) });
    return { path, key };
  }

  list = (): SettingsFile[] => this.written.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
