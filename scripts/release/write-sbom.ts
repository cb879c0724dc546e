import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import type { ShippedPackage } from "./find-shipped-packages";
import type { ReleaseFacts } from "./release-facts";

const buildPurl = ({ name, version }: { name: string; version: string }) =>
  `pkg:npm/${name.replace("@", "%40")}@${version}`;

/** Builds one SPDX identifier, or an expression of several. */
const buildLicense = (license: string) =>
  /^[\w.+-]+$/.test(license) ? { license: { id: license } } : { expression: license };

function describePackage(shipped: ShippedPackage) {
  const { name, version, license, integrity, folder } = shipped;
  const [algorithm = "", hash = ""] = integrity.split("-", 2);
  return {
    type: "library",
    "bom-ref": folder,
    name,
    version,
    purl: buildPurl(shipped),
    hashes: [{ alg: algorithm.replace("sha", "SHA-"), content: Buffer.from(hash, "base64").toString("hex") }],
    licenses: [buildLicense(license)],
  };
}

/** Writes the bill of materials in CycloneDX 1.6. It has no random parts: equal releases have equal ones. */
export async function writeSbom(file: string, packages: ShippedPackage[], facts: ReleaseFacts) {
  const { version, license, date, platform } = facts;
  const root = `bookpage-${platform}`;
  const components = packages.map(describePackage);
  const used = new Set(packages.flatMap(({ uses }) => uses));
  const direct = packages.map(({ folder }) => folder).filter((folder) => !used.has(folder));
  await writeJson(file, {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${generateNameUuid(JSON.stringify([facts, components]))}`,
    version: 1,
    metadata: {
      timestamp: date,
      component: {
        type: "application",
        "bom-ref": root,
        name: "bookpage",
        version,
        purl: `pkg:generic/bookpage@${version}?platform=${platform}`,
        licenses: [buildLicense(license)],
      },
    },
    components,
    dependencies: [
      { ref: root, dependsOn: direct },
      ...packages.map(({ folder, uses }) => ({ ref: folder, dependsOn: [...new Set(uses)].sort() })),
    ],
  });
}

const writeJson = (file: string, content: object) => writeFile(file, `${JSON.stringify(content, null, 2)}\n`);

/** Derives a UUID from a text (RFC 9562, version 8). */
function generateNameUuid(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
