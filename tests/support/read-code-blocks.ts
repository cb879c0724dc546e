import { readFile } from "node:fs/promises";

/** Returns the code blocks of this language in a Markdown file, concatenated. */
export async function readCodeBlocks(file: string, language: string): Promise<string> {
  const text = await readFile(file, "utf8");
  const blocks = [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)];
  return blocks.flatMap(([, word, code = ""]) => (word === language ? code : [])).join("\n");
}
