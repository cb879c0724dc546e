import { describe, expect, it } from "vitest";
import { decodeText } from "./decode-text";

const bytes = (...codes: number[]) => new Uint8Array(codes);

describe("decodeText", () => {
  it("decodes UTF-8 with and without a byte order mark", () => {
    expect(decodeText(new TextEncoder().encode("Zoë"))).toBe("Zoë");
    expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x5a, 0xc3, 0xab))).toBe("Zë");
  });

  it("decodes Windows-1252 if the bytes are invalid UTF-8", () => {
    expect(decodeText(bytes(0x5a, 0x6f, 0xeb))).toBe("Zoë");
  });

  it("decodes UTF-16 with a byte order mark", () => {
    expect(decodeText(bytes(0xff, 0xfe, 0x5a, 0x00, 0xeb, 0x00))).toBe("Zë");
  });
});
