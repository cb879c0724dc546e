import { XMLParser } from "fast-xml-parser";

/**
 * A reader of a server's XML, without namespaces. Attributes begin with `@`; values stay text: a token of digits is no
 * number. Throws where it is no XML.
 * @param isList elements of these names are lists, also where there is one
 */
export function xmlReader(isList: (name: string) => boolean = () => false): (xml: string) => unknown {
  const parser = new XMLParser({
    removeNSPrefix: true,
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    parseTagValue: false,
    parseAttributeValue: false,
    isArray: isList,
  });
  return (xml) => parser.parse(xml);
}
