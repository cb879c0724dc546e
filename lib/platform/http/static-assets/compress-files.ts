import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type EncodedResponse, encodeBody } from "../encodings/encoded-response";

/** Text formats that are worth compressing; fonts and pictures are compressed already. */
export const COMPRESSED_TYPES: Record<string, string> = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".txt": "text/plain; charset=UTF-8",
  ".webmanifest": "application/manifest+json",
};

/** The folder in the build for compressed files, named by the hash of their content. */
const FOLDER = "compressed";

/**
 * Brotli qualities of 0 to 11, at the build and for files that the build has left out. 10 takes half the time of 11,
 * and 2 % more bytes.
 */
const BUILD_QUALITY = 11;
const QUALITY = 10;

export const isCompressed = (file: string): boolean => path.extname(file) in COMPRESSED_TYPES;

export const hashContent = (content: Buffer): string =>
  createHash("sha256").update(content).digest("base64url").slice(0, 22);

/** Compresses the files of these folders into the build, once for all processes; it takes some seconds. */
export async function compressFiles(built: string, folders: readonly string[]): Promise<void> {
  const target = path.join(built, FOLDER);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const folder of folders) {
    const files = (await readdir(folder, { recursive: true })).filter(isCompressed);
    await Promise.all(files.map((file) => compressFile(path.join(folder, file), target)));
  }
}

async function compressFile(file: string, target: string): Promise<void> {
  const content = await readFile(file);
  const { br, gzip } = await encodeBody(content, BUILD_QUALITY);
  const name = path.join(target, hashContent(content));
  await writeFile(`${name}.br`, br);
  await writeFile(`${name}.gz`, gzip);
}

/** Loads a file's content in every coding, from the build or compressed now. */
export async function loadEncodings(built: string, content: Buffer): Promise<EncodedResponse["bodies"]> {
  const name = path.join(built, FOLDER, hashContent(content));
  try {
    const [br, gzip] = await Promise.all([readFile(`${name}.br`), readFile(`${name}.gz`)]);
    return { identity: content, br, gzip };
  } catch {
    return encodeBody(content, QUALITY); // the file has changed since the build
  }
}
