import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** The ICU type of a value, with the branches of a `select`. */
export type Argument = { kind: "text" | "number" | "date" } | { kind: "select"; branches: string[] };

export interface ParsedMessage {
  arguments: Map<string, Argument>;
  /** The plural categories of each `plural`, without exact numbers such as `=0`. */
  plurals: string[][];
}

/** @throws SyntaxError of the ICU parser, or Error for a tag */
export function parseMessage(text: string): ParsedMessage {
  const message: ParsedMessage = { arguments: new Map(), plurals: [] };
  collect(parse(text), message);
  return message;
}

function collect(elements: readonly MessageFormatElement[], message: ParsedMessage) {
  for (const element of elements) {
    if (element.type === TYPE.tag) throw new Error(`<${element.value}>: texts have no tags`);
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    const known = message.arguments.get(element.value);
    if (element.type === TYPE.argument) message.arguments.set(element.value, known ?? { kind: "text" });
    else if (element.type === TYPE.date || element.type === TYPE.time)
      message.arguments.set(element.value, { kind: "date" });
    else if (element.type === TYPE.select)
      message.arguments.set(element.value, { kind: "select", branches: Object.keys(element.options).sort() });
    else message.arguments.set(element.value, { kind: "number" });
    if (element.type === TYPE.plural) {
      const categories = Object.keys(element.options).filter((category) => !category.startsWith("="));
      message.plurals.push(categories.sort());
    }
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) collect(value, message);
  }
}
