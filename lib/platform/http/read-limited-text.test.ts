import { expect, it } from "vitest";
import { readLimitedText } from "./read-limited-text";

async function* send(...chunks: string[]) {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

it("reads a text up to the limit", async () => {
  expect(await readLimitedText(send("a", "ü"), 3)).toBe("aü");
  expect(await readLimitedText(send(), 3)).toBe("");
});

it("stops reading at the first chunk beyond the limit", async () => {
  let sent = 0;
  async function* count() {
    for (; sent < 5; sent += 1) yield Buffer.from("ab");
  }
  expect(await readLimitedText(count(), 3)).toBeNull();
  expect(sent).toBe(1);
});
