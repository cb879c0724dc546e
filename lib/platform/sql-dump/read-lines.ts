import { StringDecoder } from "node:string_decoder";

/** Rows of tables that are read are far smaller. */
const MAX_LINE_CHARACTERS = 32 * 1024 * 1024;

export interface DumpLine {
  text: string;
  /** The line was longer than can be held in memory, and `text` has its beginning. */
  isCut: boolean;
}

/** Splits UTF-8 into lines of bounded length. The last line is left out if it does not end. */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<DumpLine> {
  const decoder = new StringDecoder("utf8");
  let begun = "";
  let isCut = false;
  for await (const chunk of chunks) {
    const parts = decoder.write(chunk).split("\n");
    const last = parts.pop() ?? "";
    for (const part of parts) {
      yield { text: (isCut ? begun : begun + part).replace(/\r$/, ""), isCut };
      begun = "";
      isCut = false;
    }
    if (begun.length + last.length > MAX_LINE_CHARACTERS) isCut = true;
    else if (!isCut) begun += last;
  }
}
