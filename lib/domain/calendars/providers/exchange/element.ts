import { createXmlParser } from "@/lib/domain/calendars/providers/create-xml-parser";

/** An element: its attributes begin with `@`, its text is `#text` where it has any; one without is its text. */
export interface Element {
  [name: string]: Node;
}
type Node = string | Element | readonly (string | Element)[] | undefined;

export const parseXml = createXmlParser() as (text: string) => Element;

/** One or several elements of this name, as a list. */
export function listChildren(element: Node, name: string): Element[] {
  const found = findChild(element, name);
  const list = Array.isArray(found) ? found : found === undefined ? [] : [found];
  return list.filter((one): one is Element => typeof one === "object");
}

/** Follows the names down; what is not there is an empty element. */
export const selectElement = (element: Node, ...path: string[]): Element =>
  path.reduce<Element>(
    (inner, name) => listChildren(inner, name)[0] ?? {},
    typeof element === "object" ? (element as Element) : {},
  );

/** The text of a child, empty where there is none. */
export function getChildText(element: Node, name: string): string {
  const found = findChild(element, name);
  const one = Array.isArray(found) ? found[0] : found;
  const text = typeof one === "object" ? (one as Element)["#text"] : one;
  return typeof text === "string" ? text : "";
}

const findChild = (element: Node, name: string): Node =>
  typeof element === "object" && !Array.isArray(element) ? (element as Element)[name] : undefined;
