import { describe, expect, it } from "vitest";
import { decodeText } from "./parse-table";

const bytes = (...codes: number[]) => new Uint8Array(codes);

describe("the text of a file", () => {
  it("is UTF-8 with and without a mark", () => {
    expect(decodeText(new TextEncoder().encode("Zoë"))).toBe("Zoë");
    expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x5a, 0xc3, 0xab))).toBe("Zë");
  });

  it("is Latin-1 where it cannot be UTF-8", () => {
    expect(decodeText(bytes(0x5a, 0x6f, 0xeb))).toBe("Zoë");
  });

  it("is UTF-16 as spreadsheets write it", () => {
    expect(decodeText(bytes(0xff, 0xfe, 0x5a, 0x00, 0xeb, 0x00))).toBe("Zë");
  });
});
