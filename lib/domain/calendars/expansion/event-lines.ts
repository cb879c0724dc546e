import { type ContentLine, parseContentLine, parseLineName, unescapeText } from "./content-line";

/**
 * Properties of the event itself; they count even if the END of a nested component is missing before them.
 */
const EVENT_PROPERTIES = new Set([
  "DTSTART",
  "DTEND",
  "RRULE",
  "RDATE",
  "EXDATE",
  "RECURRENCE-ID",
  "TRANSP",
  "STATUS",
]);

/** Lines of one component, parsed on demand. */
export class EventLines {
  private readonly texts = new Map<string, string[]>();
  private readonly inner = new Map<string, string[]>();

  constructor(part: string) {
    let depth = 0;
    for (const line of part.replace(/\r?\n[ \t]/g, "").split(/\r?\n/)) {
      const name = parseLineName(line);
      if (name === "BEGIN") depth += 1;
      else if (name === "END") depth -= 1;
      else if (name && depth <= 1) appendLine(this.texts, name, line);
      else if (name && EVENT_PROPERTIES.has(name)) appendLine(this.inner, name, line);
    }
  }

  /** Returns the lines with this name, up to `most`. */
  all(name: string, most = Number.POSITIVE_INFINITY): ContentLine[] {
    const found: ContentLine[] = [];
    for (const text of this.texts.get(name) ?? this.inner.get(name) ?? []) {
      const line = parseContentLine(text);
      if (line) found.push(line);
      if (found.length >= most) break;
    }
    return found;
  }

  first(name: string): ContentLine | null {
    return this.all(name, 1)[0] ?? null;
  }

  has(name: string): boolean {
    return this.texts.has(name) || this.inner.has(name);
  }

  /** Returns the text of the first line, or an empty string. */
  text(name: string): string {
    return unescapeText(this.first(name)?.value ?? "").trim();
  }
}

function appendLine(lists: Map<string, string[]>, name: string, line: string): void {
  const others = lists.get(name);
  if (others) others.push(line);
  else lists.set(name, [line]);
}
