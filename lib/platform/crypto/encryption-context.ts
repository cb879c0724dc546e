/** Associated data of a sealed value: it decrypts in no other context. */
export type EncryptionContext = string & { readonly sealPlace: true };

/** The context of a cookie. */
export const buildCookieContext = (name: string): EncryptionContext =>
  JSON.stringify(["cookie", name]) as EncryptionContext;

/** The context of a link with all of its data in the address. */
export const buildLinkContext = (name: string): EncryptionContext =>
  JSON.stringify(["link", name]) as EncryptionContext;

/** The context of the text by which a secret is recognised. */
export const SECRET_CHECK_CONTEXT = JSON.stringify(["sealing_keys"]) as EncryptionContext;
