import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The account of a test process; without ids, the account that runs the tests. */
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
  // A checkout in a private home directory is not accessible to other accounts.
  const { status } = spawnSync(process.execPath, ["--eval", 'require("next/package.json")'], { uid, gid });
  return status === 0 ? [{ name: "an ordinary user", uid, gid }] : [];
}

/** The account that runs the tests and, if that is root, an ordinary one as well. */
export const TEST_ACCOUNTS: TestAccount[] = [
  { name: process.getuid?.() === 0 ? "root" : "the user who runs the tests" },
  ...findOrdinaryUser(),
];

/** Directories that others may traverse, and directories closed to them. */
export const DIRECTORY_MODES = [0o711, 0o700];

/** Every combination of account and directory mode. */
export const ACCOUNT_DIRECTORIES = TEST_ACCOUNTS.flatMap((account) =>
  DIRECTORY_MODES.map((mode) => ({ account, mode, octal: mode.toString(8) })),
);
