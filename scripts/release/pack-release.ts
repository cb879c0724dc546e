import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Packs a folder so that equal contents give equal bytes: sorted by name, with one time, one owner and set rights.
 */
export async function packRelease(folder: string, date: string): Promise<string> {
  const archive = `${folder}.tar.gz`;
  const tar = [
    ...["--create", "--format=gnu", "--sort=name", `--mtime=${date}`],
    ...["--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX"],
    ...["--use-compress-program=gzip -9n", `--file=${archive}`],
    ...[`--directory=${path.dirname(folder)}`, path.basename(folder)],
  ];
  await run("tar", tar, { env: { ...process.env, LC_ALL: "C" } });
  return archive;
}
