import { buildPointer } from "@/lib/platform/http/json-pointer";
import type { ReferenceKind, ReferencePatterns } from "./kinds";

/** Returns what stands in place of a reference; undefined removes it. */
type MapReference = (kind: ReferenceKind, reference: string, pointer: string) => string | undefined;

/** Copies the contents of a file with every reference replaced. Other values are not touched. */
export function mapReferences<Content extends object>(
  content: Content,
  patterns: ReferencePatterns,
  map: MapReference,
): Content {
  let mapped: unknown = content;
  for (const [pattern, kind] of Object.entries(patterns))
    mapped = mapAt(mapped, pattern.split("."), [], (reference, path) =>
      map(kind, reference, buildPointer(path)),
    );
  return mapped as Content;
}

type MapAt = (reference: string, path: readonly PropertyKey[]) => string | undefined;

function mapAt(value: unknown, steps: readonly string[], path: readonly PropertyKey[], map: MapAt): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return typeof value === "string" ? map(value, path) : value;
  if (value === null || typeof value !== "object") return value;
  if (step === "*") {
    if (!Array.isArray(value)) return value;
    return value
      .map((entry, index) => mapAt(entry, rest, [...path, index], map))
      .filter((entry) => entry !== undefined);
  }
  if (step === "{}")
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, entry]) => {
        const mapped = map(key, [...path, key]);
        return mapped === undefined ? [] : [[mapped, entry]];
      }),
    );
  if (!Object.hasOwn(value, step)) return value;
  const mapped = mapAt((value as Record<string, unknown>)[step], rest, [...path, step], map);
  return { ...value, [step]: mapped ?? null };
}
