import { createHash } from "node:crypto";

const names = new Map<string, string>();

/** A statement's name must differ wherever its text does, also between two copies of this module on one pool. */
export function statementName(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = `made-${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;
    names.set(text, name);
  }
  return name;
}
