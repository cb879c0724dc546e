import {
  ANY_HEADER_PATTERN,
  ANY_SEPARATOR_PATTERN,
  DATE_PATTERN,
  FOOTER_PATTERN,
  FROM_PATTERN,
  HEADER_PATTERN,
  OPENING_PATTERN,
  QUOTED_ADDRESS_PATTERN,
  SEPARATOR_PATTERN,
  TIME_PATTERN,
  WROTE_PATTERN,
} from "./quote-patterns";

const isQuoted = (line: string): boolean => /^\s*>/.test(line);
const isBlank = (line: string): boolean => line.trim() === "";

/** Removes the direction marks that programs write around names and addresses in right-to-left lines. */
const removeDirectionMarks = (line = ""): string =>
  line.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");

interface History {
  /** First line that the sender did not write. */
  start: number;
  /** First line of the quoted text. */
  body: number;
}

/**
 * Extracts the newly written text of a reply, without quotes and signature. Text between quoted lines is kept with
 * them; if nothing would be left of a non-empty mail, returns all of it.
 */
export function extractReply(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trimEnd());
  const history = findHistory(lines);
  if (!history) return joinLines(removeSignature(removeLastQuote(lines)));
  const [before, after] = [lines.slice(0, history.start), lines.slice(history.body)];
  const isMarked = after.some(isQuoted); // otherwise quoted lines cannot be told from the text below them
  const answers = isMarked ? removeSignature(removeLastQuote(removeLoneQuote(after))) : [];
  const written = joinLines([...removeSignature(before), ...answers]);
  return written || (isMarked ? "" : joinLines(lines));
}

function findHistory(lines: readonly string[]): History | null {
  for (const [index, line] of lines.entries()) {
    if (SEPARATOR_PATTERN.test(line) || ANY_SEPARATOR_PATTERN.test(line))
      return { start: index, body: index + 1 };
    if (isHeaderBlock(lines, index)) {
      const hasRule = /^[-_]{5,}$/.test(lines[index - 1] ?? "");
      return { start: hasRule ? index - 1 : index, body: index + 1 };
    }
    const start = findAttributionStart(lines, index);
    if (start !== null) return { start, body: index + 1 };
  }
  return null;
}

function isHeaderBlock(lines: readonly string[], index: number): boolean {
  const following = lines.slice(index + 1, index + 6);
  return (
    (FROM_PATTERN.test(lines[index] ?? "") &&
      following.filter((line) => HEADER_PATTERN.test(line)).length >= 2) ||
    isUnknownHeaderBlock(lines, index)
  );
}

/**
 * Detects a header block in any language: four lines with a name before a colon, an address in the first, a day and a
 * time in the next.
 */
function isUnknownHeaderBlock(lines: readonly string[], index: number): boolean {
  const block = lines.slice(index, index + 4).map(removeDirectionMarks);
  const [from = "", sent = ""] = block;
  return (
    block.length === 4 &&
    block.every((line) => ANY_HEADER_PATTERN.test(line)) &&
    QUOTED_ADDRESS_PATTERN.test(from) &&
    DATE_PATTERN.test(sent) &&
    TIME_PATTERN.test(sent)
  );
}

/** Finds the first line of the attribution that ends here; programs wrap it over up to three lines. */
function findAttributionStart(lines: readonly string[], end: number): number | null {
  if (isQuoted(lines[end] ?? "")) return null;
  return findUnknownAttributionStart(lines, end) ?? findKnownAttributionStart(lines, end);
}

/** Finds an attribution in any language: an address with a day or a time, or a full date above quoted lines. */
function findUnknownAttributionStart(lines: readonly string[], end: number): number | null {
  const isAboveQuote = isQuoted(lines[findNextWritten(lines, end)] ?? "");
  const endsInColon = /[:：]$/.test(removeDirectionMarks(lines[end]));
  if (!endsInColon && !isAboveQuote) return null;
  const matches = (start: number) => {
    const attribution = removeDirectionMarks(lines.slice(start, end + 1).join(" "));
    const [hasAddress, hasDate, hasTime] = [QUOTED_ADDRESS_PATTERN, DATE_PATTERN, TIME_PATTERN].map(
      (pattern) => pattern.test(attribution),
    );
    return (
      (hasAddress && hasDate && (hasTime || isAboveQuote)) ||
      (endsInColon && isAboveQuote && hasDate && hasTime)
    );
  };
  const starts = [end, end - 1, end - 2].filter((start) => start >= 0 && !hasBlank(lines, start, end));
  return starts.find((start) => matches(start) && (start === end || isBlank(lines[start - 1] ?? ""))) ?? null;
}

const hasBlank = (lines: readonly string[], start: number, end: number): boolean =>
  lines.slice(start, end + 1).some(isBlank);

function findKnownAttributionStart(lines: readonly string[], end: number): number | null {
  if (!/[:：]$/.test(removeDirectionMarks(lines[end]))) return null;
  const next = lines[findNextWritten(lines, end)] ?? "";
  const wholeFrom = (start: number) => removeDirectionMarks(lines.slice(start, end + 1).join(" "));
  const starts = [end, end - 1, end - 2].filter((start) => start >= 0);
  const opened = starts.find(
    (start) =>
      OPENING_PATTERN.test(removeDirectionMarks(lines[start])) && WROTE_PATTERN.test(wholeFrom(start)),
  );
  const start = opened ?? (/[\d@]/.test(wholeFrom(end)) && WROTE_PATTERN.test(wholeFrom(end)) ? end : null);
  return start !== null && (isQuoted(next) || wholeFrom(start).includes("@")) ? start : null;
}

/** Finds the first non-blank line after this one. */
function findNextWritten(lines: readonly string[], index: number): number {
  let next = index + 1;
  while (next < lines.length && isBlank(lines[next] ?? "")) next += 1;
  return next;
}

/** Removes a single quote at the top, which the text below answers; several quotes are kept next to their answers. */
function removeLoneQuote(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => !isQuoted(line) && !isBlank(line));
  const rest = first < 0 ? [] : lines.slice(first);
  return removeLastQuote(rest).some(isQuoted) ? lines : rest;
}

function removeLastQuote(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => !isQuoted(line) && !isBlank(line));
  return lines.slice(0, last + 1);
}

/** Removes a signature below "-- ", or the line that phones add. */
function removeSignature(lines: readonly string[]): readonly string[] {
  const dashes = lines.findIndex((line) => /^--\s?$/.test(line));
  const above =
    dashes > 0 && lines.slice(0, dashes).some((line) => !isBlank(line)) ? lines.slice(0, dashes) : lines;
  const last = above.findLastIndex((line) => !isBlank(line));
  const more = above.slice(0, Math.max(last, 0)).some((line) => !isBlank(line));
  return more && FOOTER_PATTERN.test(above[last] ?? "") ? above.slice(0, last) : above;
}

const joinLines = (lines: readonly string[]): string =>
  lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
