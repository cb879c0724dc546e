import { XMLParser } from "fast-xml-parser";

/**
 * A reader of a server's XML, without namespaces. Attributes begin with `@`; values stay text: a token of digits is no
 * number. Throws where it is no XML.
 * @param isList elements of these names are lists, also where there is one
 * @param isAttributeSelected elements of other names are passed over, with all that is in them
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
