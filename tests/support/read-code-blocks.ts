import { readFile } from "node:fs/promises";

/** The code blocks of a Markdown file in this language, one after the other, as a reader would paste them. */
export async function readCodeBlocks(file: string, language: string): Promise<string> {
  const text = await readFile(file, "utf8");
  const blocks = [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)];
  return blocks.flatMap(([, word, code = ""]) => (word === language ? code : [])).join("\n");
}
