import { createCipheriv } from "node:crypto";
import { describe, expect, it } from "vitest";
import { buildCookieContext, buildRowContext } from "./encryption-context";
import { createKeyring } from "./keyring";
import { deriveKey } from "./secret";

const OLD = "a secret that was right until today";
const NEW = "a secret that is right from today on";
const place = buildRowContext("mails.sealed", "acme", "one");

/** Seals a value without a key id, as earlier versions did. */
function sealNameless(text: string): Uint8Array {
  const nonce = Buffer.alloc(12, 7);
  const cipher = createCipheriv("aes-256-gcm", deriveKey(OLD, "seal"), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

describe("a sealed value", () => {
  const keyring = createKeyring([NEW]);
  const sealed = keyring.seal("Zoë", place);

  it("opens in its place alone", () => {
    expect(keyring.open(sealed, place)).toBe("Zoë");
    for (const other of [
      buildRowContext("mails.sealed", "acme", "two"),
      buildRowContext("mails.sealed", "other", "one"),
      buildRowContext("push_messages.sealed", "acme", "one"),
      buildCookieContext("one"),
    ])
      expect(keyring.open(sealed, other)).toBeNull();
  });

  it("does not open when it was altered, byte by byte, or cut off", () => {
    for (let index = 0; index < sealed.length; index += 1) {
      const altered = sealed.with(index, (sealed[index] ?? 0) ^ 1);
      expect(keyring.open(altered, place)).toBeNull();
      expect(keyring.open(sealed.subarray(0, index), place)).toBeNull();
    }
  });

  it("begins with the name of its key, which tells nothing else", () => {
    expect(Buffer.from(sealed).indexOf(keyring.prefix)).toBe(0);
    expect(keyring.seal("other", place).subarray(0, 12)).toEqual(keyring.prefix);
    expect(createKeyring([OLD]).prefix).not.toEqual(keyring.prefix);
  });
});

describe("after a change of the secret", () => {
  const both = createKeyring([NEW, OLD]);

  it("what the previous one has sealed opens as long as that is named", () => {
    const sealed = createKeyring([OLD]).seal("kept", place);
    expect(both.open(sealed, place)).toBe("kept");
    expect(createKeyring([NEW]).open(sealed, place)).toBeNull();
  });

  it("values from before keys had names open by either", () => {
    expect(both.open(sealNameless("old"), place)).toBe("old");
    expect(createKeyring([OLD]).open(sealNameless("old"), place)).toBe("old");
    expect(createKeyring([NEW]).open(sealNameless("old"), place)).toBeNull();
  });

  it("new values are sealed by the current one", () => {
    expect(createKeyring([NEW]).open(both.seal("new", place), place)).toBe("new");
  });
});
