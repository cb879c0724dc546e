/** Parses the JSON key file of a service account; null if it is something else. */
export function parseServiceKey(text: string) {
  try {
    const { client_email, private_key, private_key_id } = JSON.parse(text);
    const fields = { client_email, private_key, private_key_id };
    return Object.values(fields).every((value) => typeof value === "string") ? fields : null;
  } catch {
    return null;
  }
}
