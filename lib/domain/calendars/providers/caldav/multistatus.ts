import { createXmlParser } from "@/lib/domain/calendars/providers/create-xml-parser";

type Parse = (xml: string) => Parsed;

const isList = (name: string) => ["response", "propstat", "comp"].includes(name);
const parseAll = createXmlParser(isList) as Parse;
/** Skips the properties of listings, which are half of the memory for 50,000 resources. */
const parseAddresses = createXmlParser(isList, (name) => name !== "propstat") as Parse;

type Props = Record<string, unknown>;

/** A resource with its properties. */
export interface DavResource {
  /** Absolute URL. */
  url: string;
  status: number;
  props: Props;
}

export interface Multistatus {
  resources: DavResource[];
  syncToken: string | null;
}

interface ParseOptions {
  /** Base of relative hrefs. */
  base: string;
  /** True to parse properties. */
  props: boolean;
}

/** Parses a 207 response (RFC 4918) and throws for any other document. */
export function parseMultistatus(xml: string, { base, props }: ParseOptions): Multistatus {
  const parsed = (props ? parseAll : parseAddresses)(xml).multistatus;
  const multistatus = parsed === "" ? {} : parsed; // no result
  if (typeof multistatus !== "object") throw new Error("The response is no WebDAV multistatus");
  const resources = (multistatus.response ?? []).map((response): DavResource => {
    const found = (response.propstat ?? []).filter(({ status }) => !status || isSuccess(parseStatus(status)));
    return {
      url: resolveHref(extractNodeText(response.href), base),
      status: response.status ? parseStatus(response.status) : 200,
      props: Object.assign({}, ...found.map(({ prop }) => (typeof prop === "object" ? prop : {}))),
    };
  });
  return { resources, syncToken: extractNodeText(multistatus["sync-token"]) || null };
}

interface Parsed {
  multistatus?:
    | ""
    | {
        response?: {
          href?: unknown;
          status?: string;
          propstat?: { status?: string; prop?: Props | string }[];
        }[];
        "sync-token"?: unknown;
      };
}

const parseStatus = (line: string): number => Number(/\s(\d{3})\b/.exec(line)?.[1] ?? 0);

const isSuccess = (status: number) => status >= 200 && status < 300;

const resolveHref = (href: string, base: string): string => new URL(href, base).href;

/** Returns the text of an element with or without attributes. */
export function extractNodeText(value: unknown): string {
  if (typeof value === "string") return value;
  const inner = (value as { "#text"?: unknown } | undefined)?.["#text"];
  return typeof inner === "string" ? inner : "";
}
