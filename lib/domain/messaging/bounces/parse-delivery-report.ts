/** A mail server's report that a mail came back, or that its reader called it spam. */
export interface DeliveryReport {
  kind: "bounce" | "complaint";
  /** Enhanced status code (RFC 3463), such as `5.1.1`; null if the report has none. */
  status: string | null;
  /** The server's words in one line; empty if the report has none. */
  answer: string;
  /** Envelope senders that the report and the returned mail name. */
  returnPaths: string[];
}

/** The texts of a report's parts (RFC 6522), as far as it has them. */
export interface ReportParts {
  /** `message/delivery-status` */
  status: string | null;
  /** `message/feedback-report` */
  feedback: string | null;
  /** The returned mail or its headers. */
  original: string | null;
}

const MAX_ANSWER_CHARACTERS = 500;

/** Types of feedback that mean that the reader does not want such mails (RFC 5965). */
const COMPLAINTS = new Set(["abuse", "opt-out", "opt-out-list"]);

/**
 * Parses a delivery status notification (RFC 3464) or a feedback report (RFC 5965). Null if the mail was not lost, such
 * as in a notice of a delay.
 */
export function parseDeliveryReport({ status, feedback, original }: ReportParts): DeliveryReport | null {
  const returnPaths = findReturnPaths(original);
  if (feedback !== null) {
    const fields = parseFields(feedback);
    if (!COMPLAINTS.has(fields.get("feedback-type")?.toLowerCase() ?? "")) return null;
    const from = extractAddress(fields.get("original-mail-from"));
    return { kind: "complaint", status: null, answer: "", returnPaths: [...from, ...returnPaths] };
  }
  const failed = status === null ? undefined : splitGroups(status).map(parseFields).find(isFailure);
  if (!failed) return null;
  const diagnostic = failed.get("diagnostic-code") ?? "";
  return {
    kind: "bounce",
    status: pickStatus(failed.get("status"), diagnostic),
    answer: diagnostic.replace(/^[\w-]+;\s*/, "").slice(0, MAX_ANSWER_CHARACTERS),
    returnPaths,
  };
}

const isFailure = (fields: ReadonlyMap<string, string>): boolean =>
  /^failed\b/i.test(fields.get("action") ?? "");

/** Groups of fields are separated by blank lines: one about the mail, then one for each receiver. */
const splitGroups = (text: string): string[] => text.split(/\r?\n[ \t]*\r?\n/);

function parseFields(group: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of group.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const [, name, value] = /^([\w-]+)[ \t]*:(.*)$/.exec(line) ?? [];
    if (name && value !== undefined && !fields.has(name.toLowerCase()))
      fields.set(name.toLowerCase(), value.replace(/[\p{Cc}\s]+/gu, " ").trim());
  }
  return fields;
}

const STATUS_PATTERN = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/;

/** Some servers give only the class in the field, such as 5.0.0, and the code in their words. */
function pickStatus(field: string | undefined, diagnostic: string): string | null {
  const given = STATUS_PATTERN.exec(field ?? "")?.[1] ?? null;
  const said = STATUS_PATTERN.exec(diagnostic)?.[1] ?? null;
  return said && (given === null || given.endsWith(".0.0")) ? said : given;
}

/** Headers of the returned mail, which end with a blank line. */
function findReturnPaths(original: string | null): string[] {
  const [headers = ""] = original === null ? [] : splitGroups(original.replace(/^\s+/, ""));
  return extractAddress(parseFields(headers).get("return-path"));
}

const extractAddress = (value: string | undefined): string[] => value?.match(/[^\s<>]+@[^\s<>]+/g) ?? [];
