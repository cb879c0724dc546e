import { marked } from "marked";

export interface CodeBlock {
  language: string;
  /** The words after the language: `409`, `by-hand`, `answer`. */
  words: string[];
  code: string;
}

/** Returns the code blocks of a guide, in order. */
export const parseBlocks = (text: string): CodeBlock[] =>
  marked.lexer(text).flatMap((token) => {
    if (token.type !== "code") return [];
    const [language = "", ...words] = (token.lang ?? "").split(" ");
    return { language, words, code: token.text };
  });

export const isRunnable = ({ language, words }: CodeBlock): boolean =>
  ["sh", "ts", "python"].includes(language) && !words.includes("by-hand");
