import { XMLParser } from "fast-xml-parser";

/**
 * Creates an XML parser without namespaces. Attributes begin with `@`; values stay text, as a token may
 * consist of digits. It throws for invalid XML.
 * @param isList elements with these names become lists, even single ones
 * @param isAttributeSelected elements with other names are skipped with their content
 */
export function createXmlParser(
  isList: (name: string) => boolean = () => false,
  isWanted: (name: string) => boolean = () => true,
): (xml: string) => unknown {
  const parser = new XMLParser({
    removeNSPrefix: true,
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    parseTagValue: false,
    parseAttributeValue: false,
    isArray: isList,
    updateTag: isWanted,
  });
  return (xml) => parser.parse(xml);
}
