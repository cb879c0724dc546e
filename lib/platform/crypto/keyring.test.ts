import { createCipheriv } from "node:crypto";
import { describe, expect, it } from "vitest";
import { buildCookieContext, buildLinkContext } from "./encryption-context";
import { createKeyring } from "./keyring";
import { deriveKey } from "./secret";

const OLD = "a secret that was right until today";
const NEW = "a secret that is right from today on";
const context = buildCookieContext("one");

/** Seals a value without a key id, as earlier versions did. */
function sealNameless(text: string): Uint8Array {
  const nonce = Buffer.alloc(12, 7);
  const cipher = createCipheriv("aes-256-gcm", deriveKey(OLD, "seal"), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

describe("A sealed value", () => {
  const keyring = createKeyring([NEW]);
  const sealed = keyring.seal("Zoë", context);

  it("opens in its own context only", () => {
    expect(keyring.open(sealed, context)).toBe("Zoë");
    for (const other of [buildCookieContext("two"), buildLinkContext("one")])
      expect(keyring.open(sealed, other)).toBeNull();
  });

  it("does not open after any byte was changed or cut off", () => {
    for (let index = 0; index < sealed.length; index += 1) {
      const altered = sealed.with(index, (sealed[index] ?? 0) ^ 1);
      expect(keyring.open(altered, context)).toBeNull();
      expect(keyring.open(sealed.subarray(0, index), context)).toBeNull();
    }
  });

  it("begins with the id of its key, which reveals nothing else", () => {
    expect(Buffer.from(sealed).indexOf(keyring.prefix)).toBe(0);
    expect(keyring.seal("other", context).subarray(0, 12)).toEqual(keyring.prefix);
    expect(createKeyring([OLD]).prefix).not.toEqual(keyring.prefix);
  });
});

describe("A keyring after a change of the secret", () => {
  const both = createKeyring([NEW, OLD]);

  it("opens values of the previous secret while that is configured", () => {
    const sealed = createKeyring([OLD]).seal("kept", context);
    expect(both.open(sealed, context)).toBe("kept");
    expect(createKeyring([NEW]).open(sealed, context)).toBeNull();
  });

  it("opens values without a key id with either secret", () => {
    expect(both.open(sealNameless("old"), context)).toBe("old");
    expect(createKeyring([OLD]).open(sealNameless("old"), context)).toBe("old");
    expect(createKeyring([NEW]).open(sealNameless("old"), context)).toBeNull();
  });

  it("seals new values with the current secret", () => {
    expect(createKeyring([NEW]).open(both.seal("new", context), context)).toBe("new");
  });
});
