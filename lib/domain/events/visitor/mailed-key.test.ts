import { beforeAll, describe, expect, it } from "vitest";
import { generateId } from "@/lib/platform/db/generate-id";
import { buildMailedKey, type LinkHolder, parseMailedKey } from "./mailed-key";

describe("a mailed key", () => {
  beforeAll(() => {
    process.env.BOOKPAGE_SECRET = "a secret that only these tests use";
  });

  it("is the same in every mail and contains the invitee", () => {
    const invitee = { id: generateId(), keyVersion: 0 };
    expect(buildMailedKey(invitee)).toBe(buildMailedKey(invitee));
    expect(parseMailedKey(buildMailedKey(invitee))).toEqual(invitee);
  });

  it("changes with the key version", () => {
    const [first, next] = [0, 1].map((keyVersion) => ({ id: "65f0c1a2b3c4d5e6f7a8b9c0", keyVersion })) as [
      LinkHolder,
      LinkHolder,
    ];
    expect(parseMailedKey(buildMailedKey(next))).toEqual(next);
    expect(buildMailedKey(next)).not.toBe(buildMailedKey(first));
    const [id, , signature] = buildMailedKey(next).split(".");
    for (const forged of [`${id}.${signature}`, `${id}.2.${signature}`, `${id}.01.${signature}`])
      expect(parseMailedKey(forged)).toBeNull();
  });

  it("cannot be forged from another key or an id", () => {
    const [, signature] = buildMailedKey({ id: generateId(), keyVersion: 0 }).split(".");
    for (const forged of [
      `${generateId()}.${signature}`,
      generateId(),
      `${generateId()}.`,
      `.${signature}`,
      "",
      "é.é",
    ])
      expect(parseMailedKey(forged)).toBeNull();
  });
});
