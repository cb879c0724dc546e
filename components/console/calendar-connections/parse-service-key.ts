/** A service account's JSON key, as a file has it; null for anything else. */
export function parseServiceKey(text: string) {
  try {
    const { client_email, private_key, private_key_id } = JSON.parse(text);
    const fields = { client_email, private_key, private_key_id };
    return Object.values(fields).every((value) => typeof value === "string") ? fields : null;
  } catch {
    return null;
  }
}
