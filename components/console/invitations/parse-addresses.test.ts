import { describe, expect, it } from "vitest";
import { parseAddresses } from "./parse-addresses";

describe("parseAddresses", () => {
  it("accepts all separators", () => {
    const { people } = parseAddresses(
      "ada@example.com, bob@example.com;carl@example.com\n\ndora@example.com\te@example.com",
    );
    expect(people.map(({ email }) => email)).toEqual([
      "ada@example.com",
      "bob@example.com",
      "carl@example.com",
      "dora@example.com",
      "e@example.com",
    ]);
  });

  it("reads names before addresses", () => {
    expect(parseAddresses('Ada King Lovelace <Ada@Example.com>\n"Bob" <bob@example.com>').people).toEqual([
      { email: "ada@example.com", first_name: "Ada King", last_name: "Lovelace" },
      { email: "bob@example.com", first_name: "Bob" },
    ]);
  });

  it("removes duplicates", () => {
    expect(parseAddresses("ada@example.com\nADA@example.com").people).toHaveLength(1);
  });

  it("reports invalid addresses", () => {
    expect(parseAddresses("Ada\nada@example\nada@example.com <x>").unread).toEqual([
      "Ada",
      "ada@example",
      "ada@example.com <x>",
    ]);
  });
});
