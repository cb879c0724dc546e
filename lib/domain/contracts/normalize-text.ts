import { formatPointerStep } from "@/lib/platform/http/json-pointer";
import type { FieldError } from "./problem";

const MAX_DEPTH = 32;

/** Passwords may contain any character: they are hashed as sent. */
const FREE_KEYS = new Set(["password", "current_password"]);

/**
 * Rejects NUL, which PostgreSQL cannot store, and lone surrogates, which are invalid; converts all other text to
 * Unicode NFC, so that equal words are equal strings.
 */
export function normalizeText(
  value: unknown,
  errors: FieldError[],
  location: FieldError["in"],
  pointer = "",
): unknown {
  if (typeof value === "string") {
    const issue = findTextIssue(value);
    if (issue) errors.push({ in: location, pointer, ...issue });
    return value.normalize("NFC");
  }
  if (value === null || typeof value !== "object") return value;
  if (pointer.split("/").length > MAX_DEPTH) {
    errors.push({
      in: location,
      pointer,
      code: "too_deep",
      message: `must not be nested deeper than ${MAX_DEPTH} levels`,
    });
    return null;
  }
  if (Array.isArray(value))
    return value.map((item, index) => normalizeText(item, errors, location, `${pointer}/${index}`));
  const cleaned: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (key === "__proto__") continue;
    const at = pointer + formatPointerStep(key);
    cleaned[key] = FREE_KEYS.has(key) ? item : normalizeText(item, errors, location, at);
  }
  return cleaned;
}

function findTextIssue(text: string): Pick<FieldError, "code" | "message"> | null {
  if (text.includes("\0")) return { code: "nul_character", message: "must not contain a NUL character" };
  if (!text.isWellFormed())
    return { code: "lone_surrogate", message: "must not contain half a surrogate pair" };
  return null;
}
