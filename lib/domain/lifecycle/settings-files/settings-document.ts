import type { ReferenceKind } from "./kinds";
import type { SettingsKind } from "./settings-kinds";

/** The contents of a file: keys of the API's request bodies, with keys of other files as references. */
export type SettingsContent = Record<string, unknown>;

/** A resource of the organisation as a file. */
export interface SettingsDocument {
  kind: SettingsKind;
  id: string;
  version: number;
  /** Unique within its kind; other files refer to the resource by it. */
  key: string;
  /** The key before a number makes it unique. */
  base: string;
  path: string;
  content: SettingsContent;
  /** The contents with ids in place of references. */
  resolved: SettingsContent;
  /** JSON pointers of fields that follow a page template; files leave them out. */
  locked: readonly string[];
  /** The ids of entries of lists, by the name of the list. */
  entryIds: Readonly<Record<string, readonly string[]>>;
}

/** Ids by key and keys by id, of each kind. */
export class ReferenceTable {
  private readonly ids = new Map<string, string>();
  private readonly keys = new Map<string, string>();

  add(kind: ReferenceKind, key: string, id: string): void {
    this.ids.set(`${kind} ${key}`, id);
    this.keys.set(`${kind} ${id}`, key);
  }

  findId(kind: ReferenceKind, key: string): string | undefined {
    return this.ids.get(`${kind} ${key}`);
  }

  findKey(kind: ReferenceKind, id: string): string | undefined {
    return this.keys.get(`${kind} ${id}`);
  }
}

export interface Settings {
  documents: readonly SettingsDocument[];
  references: ReferenceTable;
}
