import { describe, expect, it } from "vitest";
import { deriveTemplatePageSlug } from "./derive-template-page-slug";

const ana = { firstName: "Ána", lastName: "Okafor", email: "ana@example.com" };
const wish = (asked: Partial<Parameters<typeof deriveTemplatePageSlug>[0]> = {}) =>
  deriveTemplatePageSlug({ person: ana, primary: null, template: "First talk", isSandbox: false, ...asked });

describe("the nickname that somebody's page is to have", () => {
  it("is the name, in letters of addresses", () => expect(wish()).toBe("ana-okafor"));
  it("of a further page is the first page's, with the template's name", () =>
    expect(wish({ primary: "ana" })).toBe("ana-first-talk"));
  it("is made of the address where the name has no such letters", () =>
    expect(wish({ person: { firstName: "王", lastName: "芳", email: "wang.fang@example.com" } })).toBe(
      "wang-fang",
    ));
  it("is there for somebody without a name and address", () =>
    expect(wish({ person: { firstName: null, lastName: null, email: null } })).toBe("page"));
  it("of a sandbox says so", () => expect(wish({ isSandbox: true })).toBe("test-ana-okafor"));
  it("leaves room for a number", () => {
    const long = wish({ primary: "a".repeat(55) });
    expect(long).toBe("a".repeat(55));
  });
});
