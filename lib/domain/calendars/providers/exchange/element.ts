import { createXmlParser } from "@/lib/domain/calendars/providers/create-xml-parser";

/** An element with attributes (`@…`) and text (`#text`); one without attributes is its text. */
export interface Element {
  [name: string]: Node;
}
type Node = string | Element | readonly (string | Element)[] | undefined;

export const parseXml = createXmlParser() as (text: string) => Element;

/** Returns all child elements with this name as a list. */
export function listChildren(element: Node, name: string): Element[] {
  const found = findChild(element, name);
  const list = Array.isArray(found) ? found : found === undefined ? [] : [found];
  return list.filter((one): one is Element => typeof one === "object");
}

/** Follows the path; a missing element is empty. */
export const selectElement = (element: Node, ...path: string[]): Element =>
  path.reduce<Element>(
    (inner, name) => listChildren(inner, name)[0] ?? {},
    typeof element === "object" ? (element as Element) : {},
  );

/** Returns the text of a child, or an empty string. */
export function getChildText(element: Node, name: string): string {
  const found = findChild(element, name);
  const one = Array.isArray(found) ? found[0] : found;
  const text = typeof one === "object" ? (one as Element)["#text"] : one;
  return typeof text === "string" ? text : "";
}

const findChild = (element: Node, name: string): Node =>
  typeof element === "object" && !Array.isArray(element) ? (element as Element)[name] : undefined;
