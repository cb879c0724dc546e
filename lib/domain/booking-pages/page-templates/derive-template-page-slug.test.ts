import { describe, expect, it } from "vitest";
import { deriveTemplatePageSlug } from "./derive-template-page-slug";

const ana = { firstName: "Ána", lastName: "Okafor", email: "ana@example.com" };
const deriveSlug = (names: Partial<Parameters<typeof deriveTemplatePageSlug>[0]> = {}) =>
  deriveTemplatePageSlug({ person: ana, primary: null, template: "First talk", isSandbox: false, ...names });

describe("deriveTemplatePageSlug", () => {
  it("transliterates the user's name", () => expect(deriveSlug()).toBe("ana-okafor"));
  it("appends the template's name to the primary page's slug for a further page", () =>
    expect(deriveSlug({ primary: "ana" })).toBe("ana-first-talk"));
  it("uses the e-mail address if the name has no Latin letters", () =>
    expect(deriveSlug({ person: { firstName: "王", lastName: "芳", email: "wang.fang@example.com" } })).toBe(
      "wang-fang",
    ));
  it("returns a default without a name and address", () =>
    expect(deriveSlug({ person: { firstName: null, lastName: null, email: null } })).toBe("page"));
  it("adds the sandbox prefix", () => expect(deriveSlug({ isSandbox: true })).toBe("test-ana-okafor"));
  it("leaves space for a numeric suffix", () => {
    const long = deriveSlug({ primary: "a".repeat(55) });
    expect(long).toBe("a".repeat(55));
  });
});
