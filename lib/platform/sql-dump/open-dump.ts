import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { SqlDumpError } from "./sql-dump-error";

/** Files of `pg_dump --format=custom` begin with these letters. */
const ARCHIVE_MARK = "PGDMP";
const GZIP_MARK = "\x1f\x8b";

/**
 * Opens a dump as plain SQL: a file of SQL, one that is compressed with gzip, or an archive, which `pg_restore` turns into SQL
 * without a database.
 */
export async function openDump(file: string): Promise<AsyncIterable<Buffer>> {
  const mark = await readMark(file);
  if (mark.startsWith(ARCHIVE_MARK)) return convertArchive(file);
  return mark.startsWith(GZIP_MARK) ? unpack(file) : createReadStream(file);
}

async function readMark(file: string): Promise<string> {
  const handle = await open(file).catch(() => {
    throw new SqlDumpError(`${file} cannot be read.`);
  });
  try {
    if ((await handle.stat()).isDirectory())
      throw new SqlDumpError(
        `${file} is a directory. Turn it into SQL first: pg_restore -f dump.sql ${file}`,
      );
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(5), 0, 5, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function* unpack(file: string): AsyncGenerator<Buffer> {
  const unpacked = createGunzip();
  pipeline(createReadStream(file), unpacked, () => {}); // errors come from the loop below
  try {
    yield* unpacked;
  } catch (error) {
    throw new SqlDumpError(`The dump cannot be unpacked: ${(error as Error).message}.`);
  }
}

async function* convertArchive(file: string): AsyncGenerator<Buffer> {
  const child = spawn("pg_restore", ["--no-owner", "--no-privileges", "--file=-", file], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let message = "";
  child.stderr.on("data", (chunk) => {
    message = `${message}${chunk}`.slice(0, 500);
  });
  const closed = once(child, "close");
  closed.catch(() => {}); // without the program, reported below
  await once(child, "spawn").catch(() => {
    throw new SqlDumpError(
      `This is an archive of pg_dump, and there is no pg_restore here. Turn it into SQL first: pg_restore -f dump.sql ${file}`,
    );
  });
  try {
    yield* child.stdout;
    const [code] = await closed;
    if (code !== 0) throw new SqlDumpError(`pg_restore cannot read the archive: ${message.trim()}`);
  } finally {
    child.kill();
  }
}
