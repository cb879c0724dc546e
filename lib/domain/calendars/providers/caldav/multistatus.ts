import { createXmlParser } from "@/lib/domain/calendars/providers/create-xml-parser";

type Parse = (xml: string) => Parsed;

const isList = (name: string) => ["response", "propstat", "comp"].includes(name);
const parseAll = createXmlParser(isList) as Parse;
/** Of 50,000 resources that are only listed, half of what there is to remember is properties. */
const parseAddresses = createXmlParser(isList, (name) => name !== "propstat") as Parse;

type Props = Record<string, unknown>;

/** One resource of an answer, with the properties that were found. */
export interface DavResource {
  /** Its whole address. */
  url: string;
  status: number;
  props: Props;
}

export interface Multistatus {
  resources: DavResource[];
  syncToken: string | null;
}

interface ParseOptions {
  /** Hrefs are relative to it. */
  base: string;
  /** Whether properties are wanted. */
  props: boolean;
}

/** Parses a 207 answer (RFC 4918). Throws where it is none. */
export function parseMultistatus(xml: string, { base, props }: ParseOptions): Multistatus {
  const parsed = (props ? parseAll : parseAddresses)(xml).multistatus;
  const multistatus = parsed === "" ? {} : parsed; // nothing was found
  if (typeof multistatus !== "object") throw new Error("no WebDAV");
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

/** The text of an element, with attributes or without. */
export function extractNodeText(value: unknown): string {
  if (typeof value === "string") return value;
  const inner = (value as { "#text"?: unknown } | undefined)?.["#text"];
  return typeof inner === "string" ? inner : "";
}
