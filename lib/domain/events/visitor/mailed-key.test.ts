import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "@/lib/platform/db/id";
import { inviteeOfMailedKey, mailedKey } from "./mailed-key";

describe("the key in a mail", () => {
  beforeAll(() => {
    process.env.BOOKPAGE_SECRET = "a secret that only these tests use";
  });

  it("is the same in every mail, and names its invitee", () => {
    const invitee = newId();
    expect(mailedKey(invitee)).toBe(mailedKey(invitee));
    expect(inviteeOfMailedKey(mailedKey(invitee))).toBe(invitee);
  });

  it("cannot be made from another one, or from an id", () => {
    const [, signature] = mailedKey(newId()).split(".");
    for (const forged of [`${newId()}.${signature}`, newId(), `${newId()}.`, `.${signature}`, "", "é.é"])
      expect(inviteeOfMailedKey(forged)).toBeNull();
  });
});
