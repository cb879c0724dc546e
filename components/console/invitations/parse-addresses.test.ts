import { describe, expect, it } from "vitest";
import { parseAddresses } from "./parse-addresses";

describe("a list of addresses", () => {
  it("is read whatever stands between them", () => {
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

  it("may have names", () => {
    expect(parseAddresses('Ada King Lovelace <Ada@Example.com>\n"Bob" <bob@example.com>').people).toEqual([
      { email: "ada@example.com", first_name: "Ada King", last_name: "Lovelace" },
      { email: "bob@example.com", first_name: "Bob" },
    ]);
  });

  it("names each person once", () => {
    expect(parseAddresses("ada@example.com\nADA@example.com").people).toHaveLength(1);
  });

  it("tells what is no address", () => {
    expect(parseAddresses("Ada\nada@example\nada@example.com <x>").unread).toEqual([
      "Ada",
      "ada@example",
      "ada@example.com <x>",
    ]);
  });
});
