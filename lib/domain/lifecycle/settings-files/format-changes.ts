import type { SettingsChange } from "./compare-settings";

const MAX_VALUE_CHARACTERS = 60;

function formatValue(value: unknown): string {
  if (value === null || value === undefined) return "none";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const line = text.replace(/\s+/g, " ");
  return line.length > MAX_VALUE_CHARACTERS ? `${line.slice(0, MAX_VALUE_CHARACTERS - 1)}…` : line || "empty";
}

const formatPointer = (pointer: string) =>
  pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .join(".");

/** Describes a change in lines of English, one for each field. */
export function formatChange({ action, path, fields }: SettingsChange): string[] {
  if (action === "create") return [`+ ${path}`];
  if (action === "delete") return [`- ${path}`];
  return [
    `~ ${path}`,
    ...fields.map(
      ({ pointer, before, after }) =>
        `    ${formatPointer(pointer)}: ${formatValue(before)} → ${formatValue(after)}`,
    ),
  ];
}
