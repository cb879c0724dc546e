import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "@/lib/platform/db/id";
import { type LinkHolder, mailedKey, readMailedKey } from "./mailed-key";

describe("the key in a mail", () => {
  beforeAll(() => {
    process.env.BOOKPAGE_SECRET = "a secret that only these tests use";
  });

  it("is the same in every mail, and names its invitee", () => {
    const invitee = { id: newId(), keyVersion: 0 };
    expect(mailedKey(invitee)).toBe(mailedKey(invitee));
    expect(readMailedKey(mailedKey(invitee))).toEqual(invitee);
  });

  it("is another one after it was taken back", () => {
    const [first, next] = [0, 1].map((keyVersion) => ({ id: "65f0c1a2b3c4d5e6f7a8b9c0", keyVersion })) as [
      LinkHolder,
      LinkHolder,
    ];
    expect(readMailedKey(mailedKey(next))).toEqual(next);
    expect(mailedKey(next)).not.toBe(mailedKey(first));
    const [id, , signature] = mailedKey(next).split(".");
    for (const forged of [`${id}.${signature}`, `${id}.2.${signature}`, `${id}.01.${signature}`])
      expect(readMailedKey(forged)).toBeNull();
  });

  it("cannot be made from another one, or from an id", () => {
    const [, signature] = mailedKey({ id: newId(), keyVersion: 0 }).split(".");
    for (const forged of [`${newId()}.${signature}`, newId(), `${newId()}.`, `.${signature}`, "", "é.é"])
      expect(readMailedKey(forged)).toBeNull();
  });
});
