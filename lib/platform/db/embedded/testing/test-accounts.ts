import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Under whom a process of the tests runs; without ids, under whom the tests run. */
export interface TestAccount {
  name: string;
  uid?: number;
  gid?: number;
}

function findOrdinaryUser(): TestAccount[] {
  if (process.getuid?.() !== 0) return [];
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith("nobody:"));
  const [, , uid, gid] = (line ?? "").split(":").map(Number);
  if (!uid || !gid) return [];
  // A checkout below somebody's closed home cannot be run by anybody else.
  const { status } = spawnSync(process.execPath, ["--eval", 'require("next/package.json")'], { uid, gid });
  return status === 0 ? [{ name: "an ordinary user", uid, gid }] : [];
}

/** Whoever runs the tests and, where that is root, an ordinary user besides. */
export const TEST_ACCOUNTS: TestAccount[] = [
  { name: process.getuid?.() === 0 ? "root" : "the user who runs the tests" },
  ...findOrdinaryUser(),
];

/** Directories that others may pass, and that are closed to them. */
export const DIRECTORY_MODES = [0o711, 0o700];

/** Every account with every kind of directory. */
export const ACCOUNT_DIRECTORIES = TEST_ACCOUNTS.flatMap((account) =>
  DIRECTORY_MODES.map((mode) => ({ account, mode, octal: mode.toString(8) })),
);
