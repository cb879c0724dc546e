import { XMLParser } from "fast-xml-parser";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";

/**
 * A reader of a server's XML, without namespaces. Attributes begin with `@`; values stay text: a token of digits is no
 * number. What is no XML is a refusal.
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
  return (xml) => {
    try {
      return parser.parse(xml);
    } catch {
      throw new ProviderRefusal("busy", "The server's answer is no XML");
    }
  };
}
