import { describe, expect, it } from "vitest";
import { decodeText, readTable } from "./read-table";

const bytes = (...codes: number[]) => new Uint8Array(codes);

describe("the text of a file", () => {
  it("is UTF-8 with and without a mark", () => {
    expect(decodeText(new TextEncoder().encode("Zoë"))).toBe("Zoë");
    expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x5a, 0xc3, 0xab))).toBe("Zë");
  });

  it("is Latin-1 where it cannot be UTF-8", () => {
    expect(decodeText(bytes(0x5a, 0x6f, 0xeb))).toBe("Zoë");
    expect(decodeText(bytes(0x80))).toBe("€");
  });

  it("is UTF-16 as spreadsheets write it", () => {
    expect(decodeText(bytes(0xff, 0xfe, 0x5a, 0x00, 0xeb, 0x00))).toBe("Zë");
  });
});

describe("a table", () => {
  it.each([",", ";", "\t"])("is read with %j between the columns", async (mark) => {
    const table = await readTable(`Name${mark}E-mail\nZoë${mark}zoe@example.com\n\n`, "people.csv");
    expect(table).toMatchObject({ columns: ["Name", "E-mail"], rows: [["Zoë", "zoe@example.com"]] });
  });

  it("keeps quoted marks and lines together", async () => {
    const table = await readTable('name,address\n"A, B","one\ntwo"\n', "x.csv");
    expect(table).toMatchObject({ rows: [["A, B", "one\ntwo"]] });
  });

  it("needs a row below the names, and at most 50,000", async () => {
    expect(await readTable("name;email\n", "x.csv")).toBe("empty");
    expect(await readTable("", "x.csv")).toBe("empty");
    expect(await readTable(`name\n${"a\n".repeat(50_001)}`, "x.csv")).toBe("too_many");
  });
});
